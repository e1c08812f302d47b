import { TestClock, TestPortal } from '@atrium/testing';
import { seedDemo } from './seed-demo.js';
import { expectPeopleIn } from './testing/demo-people.js';

const clock = new TestClock();
let portal: TestPortal;
afterEach(() => portal.close());

/** The usual run fills a company once, on a Wednesday noon. */
test.each([
  ['before dawn', '2026-11-18T22:15:00Z'],
  ['a public holiday', '2027-01-26T04:00:00Z'],
  ['a working morning', '2026-11-18T05:30:00Z'],
  ['a Sunday evening', '2026-11-22T14:00:00Z'],
  ['the first of a month', '2026-03-01T00:10:00Z'],
])('on %s some people are in, and whoever signs in can clock in', async (_, time) => {
  clock.set(time);
  portal = await TestPortal.start({ clock, variables: { ATRIUM_DEMO: 'on' } });
  await seedDemo(portal.app, portal.env, () => undefined);
  await expectPeopleIn(portal);
});

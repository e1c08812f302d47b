import type { PayRun } from '@atrium/contracts';
import { TestClock, TestPortal } from '@atrium/testing';
import { seedDemo } from './seed-demo.js';
import { expectPeopleIn, signInToDemo } from './testing/demo-people.js';

const clock = new TestClock();
let portal: TestPortal;
afterEach(() => portal.close());

/** The usual run fills a company once, on a Wednesday noon. */
test.each([
  ['before dawn', '2026-11-18T22:15:00Z', 12],
  ['a public holiday', '2027-01-26T04:00:00Z', 12],
  ['a working morning', '2026-11-18T05:30:00Z', 12],
  ['a Sunday evening', '2026-11-22T14:00:00Z', 12],
  // The rules of pay are known from April 2025.
  ['the first of a month', '2026-03-01T00:10:00Z', 11],
  ['a day of the next tax year', '2027-06-09T06:30:00Z', 12],
])(
  'on %s (%s) some people are in, whoever signs in can clock in, and %i months are paid',
  async (_, time, months) => {
    clock.set(time);
    portal = await TestPortal.start({ clock, variables: { ATRIUM_DEMO: 'on' } });
    await seedDemo(portal.app, portal.env, () => undefined);
    await expectPeopleIn(portal);
    const { items } = (await (await signInToDemo(portal, 'admin')).get('/api/finance/runs?limit=100')).body;
    const runs = (items as PayRun[]).filter(({ kind, blocked }) => kind === 'regular' && blocked === 0);
    expect(runs.map(({ state }) => state)).toEqual(['submitted', ...Array(months).fill('paid')]);
  },
);

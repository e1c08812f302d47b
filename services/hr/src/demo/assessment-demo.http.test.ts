import type { Assessment } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { expectDone as done, TestPortal, type TestPerson } from '@atrium/testing';
import { AssessmentDemo } from './assessment-demo.service.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start();
});
afterAll(() => portal.close());

test('the demo company has four assessments, each with results', async () => {
  const acme = await portal.company();
  const [hr, lead, employee] = [
    await acme.person('hr'),
    await acme.person('teamLeader'),
    await acme.person('employee'),
  ];
  const signedIn = ({ user }: TestPerson) => ({
    ...user,
    companyId: acme.id,
    companyTimezone: 'Asia/Kolkata',
  });
  const staff = {
    hr: signedIn(hr),
    lead: signedIn(lead),
    employee: signedIn(employee),
  };
  await portal.app.get(TenantDb).run(acme.id, () => portal.app.get(AssessmentDemo).fill(staff as never));
  const { items } = done(await hr.get<{ items: Assessment[] }>('/api/hr/assessments'));
  expect(items.map(({ finished, state }) => [state, finished > 0])).toEqual(
    Array.from({ length: 4 }, () => ['open', true]),
  );
});

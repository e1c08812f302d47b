import type { ApplicantTest, Assessment } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { expectDone as done, TestPortal, type TestPerson } from '@atrium/testing';
import { applicant, openOpening } from '../testing/hiring-draft.factory.js';
import { AssessmentDemo } from './assessment-demo.service.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start();
});
afterAll(() => portal.close());

test('the demo company has four assessments with results, one taken by an applicant and one that waits for another', async () => {
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
  const { id: openingId } = await openOpening(hr, { decider: acme.admin });
  const applied = [];
  for (const name of ['Neha Kulkarni', 'Omar Aziz']) {
    const email = `${name.slice(0, 4).toLowerCase()}@mail.example`;
    applied.push(await applicant(hr, openingId, { name, email, stageId: 'interview' }));
  }
  await portal.app.get(TenantDb).run(acme.id, () => portal.app.get(AssessmentDemo).fill(staff as never));
  const { items } = done(await hr.get<{ items: Assessment[] }>('/api/hr/assessments'));
  expect(items.map(({ finished, state }) => [state, finished > 0])).toEqual(
    Array.from({ length: 4 }, () => ['open', true]),
  );
  const tests = [];
  for (const { id } of applied)
    tests.push(
      ...done(await hr.get<{ items: ApplicantTest[] }>(`/api/hr/applications/${id}/assessments`)).items,
    );
  expect(tests.map(({ state }) => state).toSorted()).toEqual(['invited', 'scored']);
  const [taken, open] = tests.toSorted((one, other) => other.used - one.used);
  expect(taken).toMatchObject({ used: 1, percent: expect.any(Number), passed: expect.any(Boolean) });
  expect(open).toMatchObject({ used: 0, canResend: true, linkUntil: expect.any(String) });
});

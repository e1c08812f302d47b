import assert from 'node:assert/strict';
import type { EmployeeRequest, LeavePreview } from '@atrium/contracts';
import { expectDone as done, type Answer, type TestPerson } from '@atrium/testing';
import type { HrDesk } from '../hr-desk.factory.js';

const REQUESTS = '/api/hr/leave/requests';

/** Situations of requests, each by the `id` of its case: what the steps end with, or the codes of what was refused. */
export const leaveRequestSteps = {
  'hours-pass-every-rule': async (desk: HrDesk) => {
    await desk.makeWeek();
    const { id: typeId } = await desk.makeType({
      unit: 'hour',
      quota: null,
      noticeDays: 5,
      backdateDays: 3,
      probationAllowed: false,
      minServiceDays: 90,
    });
    const { id: other } = await desk.makeType({ name: 'Sick leave', code: 'SL' });
    await desk.offer({ permanent: [typeId], intern: [other] });
    const blocked = { name: 'Stocktaking', fromDate: '2026-12-08', toDate: '2026-12-08', departmentId: null };
    done(await desk.hr.post('/api/hr/blocked-leave', blocked));
    const { person, record } = await desk.staff('2026-11-02');
    await desk.changeWorker(record, { confirmDate: '2027-05-02' });
    await desk.giveNotice(record, '2026-12-18');
    const { person: intern, record: learner } = await desk.staff();
    await desk.changeWorker(learner, { employmentType: 'intern' });
    const codes: string[] = [];
    for (const date of ['2026-12-08', '2026-10-20', '2026-11-10', '2026-11-30', '2026-12-21'])
      codes.push(...(await refusalsOf(person, inHours(typeId, date))));
    codes.push(...(await refusalsOf(intern, inHours(typeId, '2026-12-10'))));
    return [...new Set(codes)];
  },
  'day-type-with-hours': async (desk: HrDesk) => {
    const { person } = await desk.staff();
    const { id } = await desk.makeType();
    return codeOf(await person.post(REQUESTS, { ...inHours(id, '2026-12-21'), to: '2026-12-22' }));
  },
  'only-for-women-asked-by-a-man': async (desk: HrDesk) => {
    const { person, record } = await desk.staff();
    await desk.saveGender(record, 'male');
    done(await desk.hr.post('/api/hr/starters/leave-types', {}));
    const { id } = await desk.makeType({ gender: 'female', code: 'WL', name: 'Leave for women' });
    const { items } = done(await desk.hr.get('/api/hr/leave-types?limit=100'));
    const maternity = items.find(({ code }: { code: string }) => code === 'ML');
    const offered = done(await person.get('/api/hr/leave/balances')).items;
    const ids = offered.map(({ type }: { type: { id: string } }) => type.id);
    assert.ok(ids.length > 0);
    for (const typeId of [id, maternity.id]) assert.ok(!ids.includes(typeId), 'It is offered to him.');
    const asked = [onDay(id, '2026-12-10'), onDay(maternity.id, '2026-12-10')];
    return agreed(await each(asked, async (body) => codeOf(await person.post(REQUESTS, body))));
  },
  'leave-on-a-locked-day': async (desk: HrDesk) => {
    const { person, record } = await desk.staff('2026-01-05');
    const { id } = await desk.makeType();
    const before = await desk.dateOf(record, '2026-10-20');
    done(await desk.hr.post('/api/hr/attendance/locks', { from: '2026-10-01', to: '2026-10-31' }));
    const asked = onDay(id, '2026-10-20');
    const codes = [
      codeOf(await person.post(REQUESTS, asked)),
      codeOf(await desk.hr.post(REQUESTS, { ...asked, employeeId: record.id, overrideReason: 'Was ill' })),
      codeOf(await desk.tryWorker(record, { joiningDate: '2026-10-26' })),
      codeOf(await desk.exit(record, '2026-10-10')),
    ];
    assert.deepEqual(await desk.dateOf(record, '2026-10-20'), { ...before, locked: true });
    return agreed(codes);
  },
  'stand-in-removes-the-second-step': async (desk: HrDesk) => {
    const lead = await desk.acme.person('teamLeader');
    const { person, record } = await desk.staff();
    await desk.changeWorker(record, { managerId: (await desk.recordOf(lead)).id });
    await desk.ask(person, (await desk.makeType()).id, '2026-12-10');
    const stand = { delegateId: desk.hr.user.id, from: '2026-11-26', to: '2026-12-31' };
    const { id } = done(await lead.post('/api/request-delegations', stand));
    done(await lead.delete(`/api/request-delegations/${id}`));
    await desk.approveAll(lead);
    const { items } = done(await desk.hr.get<{ items: EmployeeRequest[] }>('/api/requests/waiting'));
    const [{ state, step, steps }] = items as [EmployeeRequest];
    return { state, step, steps };
  },
};

const onDay = (typeId: string, from: string) => ({ typeId, from, to: from });
const inHours = (typeId: string, from: string) => ({
  ...onDay(typeId, from),
  startTime: '10:00',
  endTime: '12:00',
});
const codeOf = ({ status, body }: Answer): string => (status < 300 ? 'ACCEPTED' : body.error.code);

/** All that is wrong with what somebody asks for, as the form says before it is sent. */
async function refusalsOf(person: TestPerson, asked: object): Promise<string[]> {
  const { problems } = done(await person.post<LeavePreview>('/api/hr/leave/preview', asked));
  const codes = problems.map(({ code }) => code);
  assert.equal(codeOf(await person.post(REQUESTS, asked)), codes[0] ?? 'ACCEPTED');
  return codes;
}

async function each<From, To>(given: readonly From[], work: (one: From) => Promise<To>): Promise<To[]> {
  const results: To[] = [];
  for (const one of given) results.push(await work(one));
  return results;
}

/** One code where all are the same. */
const agreed = (codes: readonly string[]): string => [...new Set(codes)].join(', ');

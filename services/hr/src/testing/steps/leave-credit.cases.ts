import assert from 'node:assert/strict';
import type { LeaveRequest, YearEndPreview } from '@atrium/contracts';
import { expectDone as done, type TestPerson } from '@atrium/testing';
import type { HrDesk } from '../hr-desk.factory.js';

/** Situations of credits, each by the `id` of its case: what the steps end with. */
export const leaveCreditSteps = {
  'posting-day-moved-mid-year': async (desk: HrDesk) => {
    const worker = await desk.addWorker('2024-03-10');
    const type = await desk.makeType();
    await desk.creditLeave();
    assert.equal(await desk.grantedTo(worker), 11);
    await desk.changeType(type, { accrualDay: 'last' });
    await desk.creditLeave();
    const granted = await desk.grantedTo(worker);
    await desk.creditLeave('2026-12-31');
    return { granted, atYearEnd: (await desk.balanceOf(worker, '2026-12-31')).granted };
  },
  'joining-date-corrected-by-one-day': async (desk: HrDesk) => {
    const worker = await desk.addWorker('2024-03-10');
    await desk.makeType({ accrualDay: 'joining' });
    assert.equal(await desk.grantedTo(worker), 11);
    await desk.changeWorker(worker, { joiningDate: '2024-03-11' });
    await desk.creditLeave();
    return { granted: await desk.grantedTo(worker) };
  },
  'joining-date-corrected-by-months': async (desk: HrDesk) => {
    const worker = await desk.addWorker('2024-03-10');
    const monthly = await desk.makeType();
    const once = await desk.makeType({ name: 'Casual leave', code: 'CL', frequency: 'once' });
    assert.deepEqual(
      [await desk.grantedTo(worker, monthly.id), await desk.grantedTo(worker, once.id)],
      [11, 12],
    );
    await desk.changeWorker(worker, { joiningDate: '2026-06-11' });
    await desk.creditLeave();
    return {
      monthlyFirst: await desk.grantedTo(worker, monthly.id),
      once: await desk.grantedTo(worker, once.id),
    };
  },
  'intern-becomes-permanent': async (desk: HrDesk) => {
    const type = await desk.makeType();
    const other = await desk.makeType({ name: 'Sick leave', code: 'SL' });
    await desk.offer({ permanent: [type.id, other.id], intern: [other.id] });
    const intern = await desk.addWorker('2026-01-01', { employmentType: 'intern' });
    await desk.creditLeave();
    await desk.promote(intern, { employmentType: 'permanent' });
    await desk.creditLeave();
    const granted = await desk.grantedTo(intern, type.id);
    await desk.creditLeave('2026-12-31');
    return { granted, atYearEnd: (await desk.balanceOf(intern, '2026-12-31', type.id)).granted };
  },
  'late-exit-keeps-later-postings': async (desk: HrDesk) => {
    const leaver = await desk.addWorker('2024-05-06');
    await desk.makeType();
    assert.equal(await desk.grantedTo(leaver), 11);
    done(await desk.exit(leaver, '2026-10-20'));
    await desk.creditLeave();
    return { granted: await desk.grantedTo(leaver) };
  },
  'borrowed-days-and-the-year-end': async (desk: HrDesk) => {
    const { person, record } = await desk.staff();
    const type = await desk.makeType({ quota: 0, negativeLimit: 2, carryMax: 5 });
    const lot = (days: number, effectiveOn: string) =>
      desk.adjust(record.id, type.id, days, { effectiveOn, expiresOn: '2025-12-31' });
    await lot(2, '2025-01-01');
    await desk.ask(person, type.id, '2025-02-10', { to: '2025-02-13' });
    await desk.approveAll();
    assert.equal((await desk.balanceOf(record, '2025-02-28')).balance, -2);
    await lot(10, '2025-06-01');
    assert.equal((await desk.balanceOf(record, '2025-12-31')).balance, 8);
    const closed = await closeYear(desk, type.id, '2026-01-01');
    return { ...closed, balanceOn1January: (await desk.balanceOf(record, '2026-01-01')).balance };
  },
  'pending-over-the-year-end': async (desk: HrDesk) => {
    const { person, record } = await desk.staff();
    const type = await desk.makeType({ quota: 0, carryMax: 10 });
    await desk.adjust(record.id, type.id, 8, { effectiveOn: '2025-01-01', expiresOn: '2025-12-31' });
    await desk.ask(person, type.id, '2025-12-29', { to: '2025-12-31' });
    const { remaining, carried } = await closeYear(desk, type.id, '2026-01-01');
    await desk.approveAll();
    const [late] = await requestsOf(person);
    const { balance } = await desk.balanceOf(record, '2026-01-01');
    return { remaining, carried, unpaidDays: late?.unpaidDays, balanceOn1January: balance };
  },
  'january-leave-asked-in-november': async (desk: HrDesk) => {
    const { person, record } = await desk.staff();
    const { id } = await desk.makeType({ frequency: 'once' });
    await desk.adjust(record.id, id, -12);
    await desk.ask(person, id, '2027-01-04', { to: '2027-01-06' });
    await desk.approveAll();
    await desk.goTo('2027-01-01');
    await desk.creditLeave('2027-01-01');
    const [asked] = await requestsOf(await desk.acme.signIn(person.user.email));
    const { balance } = await desk.balanceOf(record, '2027-01-31');
    return { unpaidDays: asked?.unpaidDays, balance };
  },
};

const requestsOf = async (person: TestPerson): Promise<LeaveRequest[]> =>
  done(await person.get<{ items: LeaveRequest[] }>('/api/hr/leave/requests/mine')).items;

/** What the close of a leave year says of the one person whom it concerns; its preview says the same. */
async function closeYear({ hr }: HrDesk, typeId: string, newYearStart: string) {
  const query = `typeId=${typeId}&newYearStart=${newYearStart}`;
  const preview = done(await hr.get<YearEndPreview>(`/api/hr/leave/year-end?${query}`)).items;
  const { items } = done(await hr.post<YearEndPreview>('/api/hr/leave/year-end', { typeId, newYearStart }));
  const closed = items.map(({ remaining, carried, lapsed }) => ({ remaining, carried, lapsed }));
  assert.deepEqual(
    preview.map(({ remaining, carried, lapsed }) => ({ remaining, carried, lapsed })),
    closed,
  );
  assert.equal(closed.length, 1);
  return closed[0]!;
}

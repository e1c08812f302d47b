import { Clock } from '@atrium/platform';
import { expectDone, type FilledCompany, type TestPerson } from '@atrium/testing';

const DAY_MS = 86_400_000;

/** Adds rows to every table of attendance. */
export async function fillAttendance({ portal, company, people, word }: FilledCompany): Promise<void> {
  for (const person of [people.employee, people.hr]) await clockInAndOut(person);
  const now = portal.app.get(Clock).now().getTime();
  const yesterday = new Date(now - DAY_MS).toISOString().slice(0, 10);
  const asked = { workDate: yesterday, kind: 'correction', in: '09:00', out: '10:00' };
  expectDone(
    await people.employee.post('/api/hr/attendance/corrections', { ...asked, reason: `${word} forgot` }),
  );
  // A day with overtime would have to be over; the row is what counts here.
  await portal.database.query(
    `insert into overtime_request (company_id, employee_id, work_date, minutes, reason, state)
     select company_id, id, '2026-01-03', 60, $2, 'declined' from employee where company_id = $1 limit 1`,
    [company.id, `${word} launch`],
  );
  const policy = { from: '2032-01', latesFree: 2, latesPerHalfDay: 3 };
  expectDone(await people.hr.put('/api/hr/late-policy', policy));
  // Its month would have to be over.
  await portal.database.query(
    `insert into late_decision (company_id, employee_id, month, lates, days, outcome)
     select company_id, id, '2026-01-01', 6, 0.5, 'confirmed' from employee where company_id = $1 limit 1`,
    [company.id],
  );
  await portal.database.query(
    `insert into attendance_reminder (company_id, user_id, role, day, at, by_id)
     values ($1, $2, 'own', '2026-01-03', now(), $2)`,
    [company.id, people.employee.user.id],
  );
  expectDone(await people.hr.post('/api/hr/attendance/locks', { from: '2020-01-01', to: '2020-01-31' }));
}

async function clockInAndOut(person: TestPerson): Promise<void> {
  for (const kind of ['in', 'breakStart', 'breakEnd', 'out']) {
    expectDone(await person.post('/api/hr/attendance/punches', { kind }));
  }
}

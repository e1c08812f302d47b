/** The people who have a history, of ten thousand. */
const people = `(select company_id, id, row_number() over (order by id) as place from employee
  where company_id = (select id from company where code = 'demo') and code like 'B%') person`;

/**
 * Gives everybody days of attendance; yesterday's has its punches.
 * @param {import('pg').Client} client of an administrator
 * @param {{ from: number, to: number }} daysAgo the latest and the earliest
 */
export async function loadAttendance(client, { from, to }) {
  await client.query(
    `insert into attendance_day (company_id, employee_id, work_date, timezone, state, state_since, open_until, first_in_at,
       last_out_at, worked_ms, break_ms, punch_count, needs_review, worked_min, reached)
     select company_id, id, date, 'Asia/Kolkata', 'out', date + time '18:00', date + time '18:00', date + time '09:00',
       date + time '18:00', 28800000, 3600000, 2, false, 480, 'full'
     from ${people}, lateral (select current_date - n as date from generate_series($1::int, $2::int) n) days`,
    [from, to],
  );
  await client.query(
    `insert into punch (company_id, employee_id, work_date, seq, kind, at, source)
     select company_id, id, current_date - 1, seq, kind, current_date - 1 + hour, 'import'
     from ${people}, (values (1, 'in', time '09:00'), (2, 'out', time '18:00')) punched (seq, kind, hour)
     where $1::int = 1`,
    [from],
  );
  await client.query('vacuum analyze attendance_day, punch');
}

/**
 * Gives people a hundred entries each in the ledger of their earned leave.
 * @param {import('pg').Client} client of an administrator
 * @param {{ from: number, to: number }} places of the first and the last person
 */
export async function loadLedger(client, { from, to }) {
  await client.query(
    `insert into leave_ledger (company_id, employee_id, type_id, kind, days, effective_on, source_ref)
     select person.company_id, person.id, t.id, 'adjust', case n % 2 when 0 then 1 else -1 end, current_date - n,
       'bench ' || person.id || ' ' || n
     from ${people} join leave_type t on t.company_id = person.company_id and t.code = 'EL', generate_series(1, 100) n
     where place between $1 and $2`,
    [from, to],
  );
  await client.query('vacuum analyze leave_ledger');
}

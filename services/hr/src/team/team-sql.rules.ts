/** The date that it is for an employee `e`. */
export const TODAY = '(now() at time zone e.timezone)::date';

/** Whether a membership `m` of an employee `e` holds today, by their own zone. */
export const MEMBER_TODAY = `m.valid_from <= ${TODAY} and coalesce(m.valid_to >= ${TODAY}, true)`;

/** Whether an employee `e` is clocked in, on a break or not. */
export const IN_NOW = `exists (select from attendance_day d where d.company_id = e.company_id
  and d.employee_id = e.id and d.state <> 'out' and d.open_until >= now())`;

/** Whether an employee `e` has approved leave between two dates. No leave is longer than 366 dates. */
export const awayBetween = (from: string, to: string): string => `exists (select from leave_request r
  where r.company_id = e.company_id and r.employee_id = e.id and r.live and r.state in ('approved', 'taken')
    and r.from_date <= ${to} and r.to_date >= ${from} and r.from_date >= ${from} - 366)`;

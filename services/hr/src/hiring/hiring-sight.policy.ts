import { can, type PermissionSubject } from '@atrium/contracts';
import type { RowReader, RowSight } from '@atrium/records';

/** Whoever changes applications sees all of hiring, with contacts and what people ask for. */
export const keepsHiring = (person: PermissionSubject): boolean =>
  can(person, 'hrOperations', 'hiring', 'update');

const readsHiring = (person: PermissionSubject): boolean => can(person, 'hrOperations', 'hiring', 'read');

/** What is an employee's, for them and for whoever leads them; for those who keep hiring all of it. */
const seenByPeople =
  (alias: string, column: string) =>
  (reader: RowReader): RowSight => {
    if (!readsHiring(reader)) return 'none';
    if (keepsHiring(reader)) return 'all';
    return [
      {
        sql: `exists (select from employee own where own.company_id = ${alias}.company_id
          and own.id = ${alias}.${column} and (own.user_id = ? or own.id = any(?::uuid[])))`,
        values: [reader.id, `{${reader.ledPeople.join(',')}}`],
      },
    ];
  };

/** Requisitions `r`. */
export const requisitionsSeenBy = seenByPeople('r', 'asked_by_id');

/** Openings `o`, and what joins them. */
export const openingsSeenBy = seenByPeople('o', 'owner_id');

/** Candidates have contacts in them. */
export const candidatesSeenBy = (reader: RowReader): RowSight => (keepsHiring(reader) ? 'all' : 'none');

/** Offers have pay in them, for which there is a right of its own. */
export const offersSeenBy = (reader: RowReader): RowSight =>
  keepsHiring(reader) && can(reader, 'hrOperations', 'salaryManagement', 'read') ? 'all' : 'none';

/**
 * Whether an account owes a scorecard of an application, and so sees none of others yet.
 * @param of SQL of the company, of the application and of the account
 */
export const owesScorecard = (of: {
  company: string;
  application: string;
  account: string;
}): string => `exists (
  select from interview x
  join interview_panel m on m.company_id = x.company_id and m.interview_id = x.id
  join employee e on e.company_id = m.company_id and e.id = m.employee_id
  where x.company_id = ${of.company} and x.application_id = ${of.application} and x.state in ('scheduled', 'held')
    and e.user_id = ${of.account} and not exists (select from scorecard own where own.company_id = x.company_id
      and own.interview_id = x.id and own.employee_id = m.employee_id))`;

import { APPLICATION, dayIn, filterableColumns, GUARDED_APPLICATION_FILTERS } from '@atrium/contracts';
import type { Asked, ListFilter } from '@atrium/records';
import { keepsHiring, owesScorecard } from './hiring-sight.policy.js';

const NOBODY: ListFilter = { sql: 'false', values: [] };

/**
 * Each person once, by the application that lets them be kept longest. It may be one that another filter leaves out, so
 * that beside any other filter each of their applications counts.
 */
const LONGEST = `not exists (select from application later where later.company_id = a.company_id
  and later.candidate_id = a.candidate_id and (later.keep_until, later.id) > (a.keep_until, a.id))`;

const OTHERS = filterableColumns(APPLICATION.list).flatMap(({ key }) => (key === 'kept' ? [] : key));

/**
 * What a question for applications `a` means beyond their columns. Nobody finds out by a filter what the rows hide from
 * them.
 */
export function narrowApplications({ user, query, at }: Omit<Asked, 'db'>): ListFilter[] {
  const asked = query as Readonly<Record<string, string | undefined>>;
  if (!keepsHiring(user) && GUARDED_APPLICATION_FILTERS.some((key) => asked[key] !== undefined))
    return [NOBODY];
  const filters = keptFilters(asked, dayIn(at, user.companyTimezone));
  if (asked['score'] !== undefined) {
    const owed = owesScorecard({ company: 'a.company_id', application: 'a.id', account: '?' });
    filters.push({ sql: `not ${owed}`, values: [user.id] });
  }
  // Whose way has ended is asked for by the state, or as somebody who is kept.
  const isAlsoOfEnded = asked['state'] !== undefined || asked['kept'] === 'yes';
  return isAlsoOfEnded ? filters : [{ sql: 'a.open', values: [] }, ...filters];
}

function keptFilters(asked: Readonly<Record<string, string | undefined>>, today: string): ListFilter[] {
  const { kept } = asked;
  if (kept === undefined) return [];
  if (kept === 'no') return [{ sql: '(a.keep_until is null or a.keep_until < ?)', values: [today] }];
  const isAlone = OTHERS.every((key) => asked[key] === undefined);
  const filters: ListFilter[] = [{ sql: 'a.keep_until >= ?', values: [today] }];
  return isAlone ? [...filters, { sql: LONGEST, values: [] }] : filters;
}

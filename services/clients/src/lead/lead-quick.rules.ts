import { dayIn, LEAD_QUICK, STANDARD_LEAD_STAGES, type LeadQuick } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import type { ListFilter } from '@atrium/records';

const WAITS = 'l.open and l.answered_at is null';
const STANDARD = JSON.stringify(STANDARD_LEAD_STAGES);

/** Leads of a company where nothing has happened for the days of their stage. */
export const staleAt = (companyId: string, at: Date): ListFilter => ({
  sql: `l.open and exists (select from jsonb_to_recordset(coalesce(
      (select p.content -> 'stages' from lead_setup p where p.company_id = ?), ?::jsonb)) s (key text, "staleDays" int)
    where s.key = l.stage_key and l.quiet_since < ?::timestamptz - make_interval(days => s."staleDays"))`,
  values: [companyId, STANDARD, at.toISOString()],
});

const FILTERS: Record<LeadQuick, (user: SignedInUser, at: Date) => ListFilter> = {
  mine: ({ id }) => ({ sql: 'l.open and l.owner_id = ?', values: [id] }),
  unassigned: () => ({ sql: 'l.open and l.owner_id is null', values: [] }),
  due: (_user, at) => ({ sql: `${WAITS} and l.answer_due_at >= ?::timestamptz`, values: [at.toISOString()] }),
  late: (_user, at) => ({ sql: `${WAITS} and l.answer_due_at < ?::timestamptz`, values: [at.toISOString()] }),
  today: ({ companyTimezone }, at) => ({
    ...{ sql: 'l.open and l.next_on <= ?::date', values: [dayIn(at, companyTimezone)] },
  }),
  overdue: (_user, at) => ({ sql: 'l.open and l.next_at < ?::timestamptz', values: [at.toISOString()] }),
  stale: ({ companyId }, at) => staleAt(companyId, at),
};

/** The leads `l` of the quick filter that a query names. */
export function quickly(user: SignedInUser, query: object, at: Date): ListFilter[] {
  const quick = LEAD_QUICK.find((each) => 'quick' in query && query.quick === each);
  return quick ? [FILTERS[quick](user, at)] : [];
}

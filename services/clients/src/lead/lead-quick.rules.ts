import { dayIn, type LeadQuick, type LeadStageLabel } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import type { ListFilter } from '@atrium/records';

const WAITS = 'l.open and l.answered_at is null';
const DAY_MS = 86_400_000;

/**
 * Leads where nothing has happened for the days of their stage. The moments are written out for each stage, so that the
 * database sees how few of its leads are quiet for so long.
 */
export function staleAt(stages: readonly LeadStageLabel[], at: Date): ListFilter {
  const quiet = stages.flatMap(({ key, staleDays }) =>
    staleDays === null ? [] : [{ key, since: new Date(at.getTime() - staleDays * DAY_MS).toISOString() }],
  );
  const each = quiet.map(() => '(l.stage_key = ? and l.quiet_since < ?::timestamptz)').join(' or ');
  return {
    sql: `l.open and (${each || 'false'})`,
    values: quiet.flatMap(({ key, since }) => [key, since]),
  };
}

/** The leads `l` of the other quick filters. */
export const QUICK_FILTERS: Record<
  Exclude<LeadQuick, 'stale'>,
  (user: SignedInUser, at: Date) => ListFilter
> = {
  mine: ({ id }) => ({ sql: 'l.open and l.owner_id = ?', values: [id] }),
  unassigned: () => ({ sql: 'l.open and l.owner_id is null', values: [] }),
  due: (_user, at) => ({ sql: `${WAITS} and l.answer_due_at >= ?::timestamptz`, values: [at.toISOString()] }),
  late: (_user, at) => ({ sql: `${WAITS} and l.answer_due_at < ?::timestamptz`, values: [at.toISOString()] }),
  today: ({ companyTimezone }, at) => ({
    sql: 'l.open and l.next_on <= ?::date',
    values: [dayIn(at, companyTimezone)],
  }),
  overdue: (_user, at) => ({ sql: 'l.open and l.next_at < ?::timestamptz', values: [at.toISOString()] }),
};

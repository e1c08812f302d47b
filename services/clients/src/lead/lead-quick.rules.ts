import { dayIn, LEAD_QUICK, type LeadQuick } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import type { ListFilter } from '@atrium/records';

const FILTERS: Record<LeadQuick, (user: SignedInUser, at: Date) => ListFilter> = {
  mine: ({ id }) => ({ sql: 'l.open and l.owner_id = ?', values: [id] }),
  unassigned: () => ({ sql: 'l.open and l.owner_id is null', values: [] }),
  unanswered: () => ({ sql: 'l.open and l.answered_at is null', values: [] }),
  today: ({ companyTimezone }, at) => ({
    ...{ sql: 'l.open and l.next_on <= ?::date', values: [dayIn(at, companyTimezone)] },
  }),
};

/** The leads `l` of the quick filter that a query names. */
export function quickly(user: SignedInUser, query: object, at: Date): ListFilter[] {
  const quick = LEAD_QUICK.find((each) => 'quick' in query && query.quick === each);
  return quick ? [FILTERS[quick](user, at)] : [];
}

import { LEAD_QUICK } from '@atrium/contracts';
import type { Asked, ListFilter } from '@atrium/records';
import { LeadSetupRepository } from '../choice/lead-setup.repository.js';
import { QUICK_FILTERS, staleAt } from './lead-quick.rules.js';

/** The leads `l` of the quick filter that a query names. */
export async function quickly({ user, query, at, db }: Asked): Promise<ListFilter[]> {
  const quick = LEAD_QUICK.find((each) => 'quick' in query && query.quick === each);
  if (quick === 'stale') {
    const { stages } = await db.run(user.companyId, () => new LeadSetupRepository(db).read());
    return [staleAt(stages, at)];
  }
  return quick ? [QUICK_FILTERS[quick](user, at)] : [];
}

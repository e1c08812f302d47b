import { CONSENT, type Consent } from '@atrium/contracts';
import { type OwnAnswer, type RecordRules, type RecordSteps, type RowOf, tenantList } from '@atrium/records';
import { seenByOwners } from '../owned/owned-sight.rules.js';
import { ConsentEntity } from './consent.entity.js';

const UNREAD = ['leadId', 'contactId'] as const;

export interface ConsentRow extends RowOf<typeof ConsentEntity, typeof UNREAD> {
  /** Whose lead or client it is. */
  ownerId: string | null;
}

export type ConsentSteps = RecordSteps<ConsentRow, ConsentEntity, Consent>;

export const CONSENTS: RecordRules<ConsentRow, ConsentEntity, Consent> = {
  record: CONSENT,
  table: { record: CONSENT, entity: ConsentEntity },
  list: tenantList<ConsentRow>()({
    list: CONSENT.list,
    from: `consent k left join lead l on l.company_id = k.company_id and l.id = k.lead_id
      left join client_contact p on p.company_id = k.company_id and p.id = k.contact_id
      left join client c on c.company_id = p.company_id and c.id = p.client_id`,
    alias: 'k',
    columns: `${ConsentEntity.select('k', { without: UNREAD })}, coalesce(l.owner_id, c.owner_id) as "ownerId"`,
    sorts: { occurredAt: 'k.occurred_at' },
    filters: { channel: 'k.channel', purpose: 'k.purpose', state: 'k.state', source: 'k.source' },
    text: { kind: CONSENT.kind, content: 'lower(k.address)' },
  }),
  // For those who see the lead or the client at which it was given.
  seenBy: seenByOwners({ resource: 'leads', column: 'coalesce(l.owner_id, c.owner_id)' }),
  title: ({ address, channel }) => `${address} (${channel})`,
  shows: (row): OwnAnswer<Consent> => ({
    address: row.address,
    channel: row.channel,
    purpose: row.purpose,
    state: row.state,
    evidence: row.evidence,
    source: row.source,
    occurredAt: row.occurredAt.toISOString(),
  }),
};

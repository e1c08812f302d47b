import {
  CONSENT,
  type Consent,
  type ConsentChannel,
  type ConsentPurpose,
  type ConsentSource,
  type Consented,
} from '@atrium/contracts';
import { type RecordRules, type RecordSteps, tenantList } from '@atrium/records';
import { seenByOwners } from '../owned/owned-sight.rules.js';
import type { OwnedRow } from '../owned/owned.types.js';
import { ConsentEntity } from './consent.entity.js';

export interface ConsentRow extends OwnedRow {
  address: string;
  channel: ConsentChannel;
  purpose: ConsentPurpose;
  state: Consented;
  source: ConsentSource;
  evidence: string;
  occurredAt: Date;
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
    columns: `k.id, k.version, coalesce(l.owner_id, c.owner_id) as "ownerId", k.address, k.channel, k.purpose, k.state,
      k.source, k.evidence, k.occurred_at as "occurredAt"`,
    sorts: { occurredAt: 'k.occurred_at' },
    filters: { channel: 'k.channel', purpose: 'k.purpose', state: 'k.state', source: 'k.source' },
    text: { kind: CONSENT.kind, content: 'lower(k.address)' },
  }),
  // For those who see the lead or the client at which it was given.
  seenBy: seenByOwners({ resource: 'leads', column: 'coalesce(l.owner_id, c.owner_id)' }),
  title: ({ address, channel }) => `${address} (${channel})`,
  shows: ({ source, occurredAt }) => ({ source, occurredAt: occurredAt.toISOString() }),
};

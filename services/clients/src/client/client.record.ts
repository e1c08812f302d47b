import { CLIENT, type Client, type ClientStatus, type ClientType } from '@atrium/contracts';
import { arrayText, type RecordRules, type RecordSteps, tenantList } from '@atrium/records';
import { clientsSeenBy } from '../owned/owned-sight.rules.js';
import type { OwnedRow } from '../owned/owned.types.js';
import { ClientEntity } from './client.entity.js';

export interface ClientRow extends OwnedRow {
  archivedAt: Date | null;
  mergedIntoId: string | null;
  name: string;
  code: string;
  type: ClientType;
  status: ClientStatus;
  industry: string | null;
  gstin: string | null;
  address: string | null;
  city: string | null;
  postalCode: string | null;
  stateCode: string | null;
  isSez: boolean;
  country: string;
  currency: string;
  timezone: string;
  website: string | null;
  services: string[];
  handedFrom: string | null;
  tags: string[];
  createdAt: Date;
  contact: Client['contact'];
}

export type ClientSteps = RecordSteps<ClientRow, ClientEntity, Client>;

export const CLIENTS: RecordRules<ClientRow, ClientEntity, Client> = {
  record: CLIENT,
  table: {
    record: CLIENT,
    entity: ClientEntity,
    unique: { client_code_key: { field: 'code', refusal: CLIENT.errors.CLIENT_CODE_TAKEN } },
  },
  list: tenantList<ClientRow>()({
    list: CLIENT.list,
    from: 'client c',
    alias: 'c',
    columns: `c.id, c.version, c.archived_at as "archivedAt",
      c.merged_into_id as "mergedIntoId", c.name, c.code, c.type, c.status, c.owner_id as "ownerId",
      c.handed_from as "handedFrom",
      c.industry, c.gstin, c.address, c.city, c.postal_code as "postalCode",
      c.state_code as "stateCode", c.is_sez as "isSez", c.country, c.currency, c.timezone,
      c.website, c.services, c.tags, c.created_at as "createdAt",
      (select jsonb_build_object('id', p.id, 'name', trim(p.first_name || ' ' || p.last_name),
          'email', p.emails[1], 'phone', p.phones[1])
        from client_contact p
        where p.company_id = c.company_id and p.client_id = c.id and p.is_primary and p.archived_at is null) as contact`,
    sorts: { name: 'c.sort_name', code: 'c.code', createdAt: 'c.created_at' },
    filters: {
      status: 'c.status',
      owner: 'c.owner_id',
      archived: 'c.archived',
      services: (value) => {
        const chosen = value.type === 'choice' ? [...value.oneOf] : [];
        return { sql: 'c.services && ?::text[]', values: [arrayText(chosen)] };
      },
    },
    unless: { archived: { sql: 'not c.archived', values: [] } },
    text: { kind: CLIENT.kind, content: `lower(c.name || ' ' || c.code || ' ' || coalesce(c.city, ''))` },
  }),
  seenBy: clientsSeenBy,
  mergedInto: 'c.merged_into_id',
  title: ({ name, code }) => `${name} (${code})`,
  refuse: (_step, row) => (row.mergedIntoId === null ? null : CLIENT.errors.CLIENT_MERGED),
  kept: ['code'],
  history: ['unmerge'],
  shows: ({ createdAt, contact }) => ({ createdAt: createdAt.toISOString(), contact }),
};

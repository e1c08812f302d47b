import { CLIENT, sayAmounts, shortMoney, type Client } from '@atrium/contracts';
import {
  arrayText,
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  type RowOf,
  tenantList,
} from '@atrium/records';
import { clientsSeenBy } from '../owned/owned-sight.rules.js';
import { ClientEntity } from './client.entity.js';

export interface ClientRow extends RowOf<typeof ClientEntity> {
  createdAt: Date;
  contact: Client['contact'];
}

export type ClientSteps = RecordSteps<ClientRow, ClientEntity, Client>;

/** What a row alone does not say. */
type Completed =
  'owner' | 'handedFrom' | 'openProjects' | 'proposalsOut' | 'accepted' | 'lastContactAt' | 'health';

export const CLIENTS: RecordRules<ClientRow, ClientEntity, Client, Completed> = {
  record: CLIENT,
  table: {
    record: CLIENT,
    entity: ClientEntity,
    unique: { client_code_key: { field: 'code', refusal: CLIENT.errors.CLIENT_CODE_TAKEN } },
  },
  list: tenantList<ClientRow>()({
    list: CLIENT.list,
    table: ClientEntity,
    alias: 'c',
    columns: `${ClientEntity.select('c')}, c.created_at as "createdAt",
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
  cells: {
    accepted: ({ accepted, currency }) => accepted && sayAmounts(accepted, currency, shortMoney),
  },
  history: ['unmerge'],
  shows: (row): OwnAnswer<Client, Completed> => ({
    name: row.name,
    code: row.code,
    type: row.type,
    status: row.status,
    ownerId: row.ownerId,
    industry: row.industry,
    gstin: row.gstin,
    address: row.address,
    city: row.city,
    postalCode: row.postalCode,
    stateCode: row.stateCode,
    isSez: row.isSez,
    country: row.country,
    currency: row.currency,
    timezone: row.timezone,
    website: row.website,
    services: row.services,
    tags: row.tags,
    createdAt: row.createdAt.toISOString(),
    contact: row.contact,
  }),
};

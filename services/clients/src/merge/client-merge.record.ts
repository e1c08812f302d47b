import { CLIENT, type ClientStatus, type ClientType } from '@atrium/contracts';
import type { Values } from '@atrium/records';
import type { ClientEntity } from '../client/client.entity.js';
import type { ClientRow } from '../client/client.record.js';
import { oneOf, text } from './field-value.rules.js';
import type { MergeRules } from './merge-row.types.js';

const { fields } = CLIENT;

/** How clients become one. The survivor keeps its code, because a code is given once. */
export const CLIENT_MERGE: MergeRules<ClientRow, Values<ClientEntity>> = {
  labels: {
    name: fields.name.label,
    type: fields.type.label,
    status: fields.status.label,
    ownerId: fields.ownerId.label,
    gstin: fields.gstin.label,
    industry: fields.industry.label,
    address: fields.address.label,
    city: fields.city.label,
    postalCode: fields.postalCode.label,
    stateCode: fields.stateCode.label,
    country: fields.country.label,
    currency: fields.currency.label,
    timezone: fields.timezone.label,
    website: fields.website.label,
  },
  listLabels: { services: fields.services.label, tags: fields.tags.label },
  along: { ownerId: ['handedFrom'], stateCode: ['isSez'] },
  settle: (given) => given,
  read: (row) => ({
    id: row.id,
    version: row.version,
    ownerId: row.ownerId,
    createdAt: row.createdAt,
    archivedAt: row.archivedAt,
    mergedIntoId: row.mergedIntoId,
    name: row.name,
    note: [row.code, row.city].filter(Boolean).join(' · '),
    fields: {
      name: row.name,
      type: row.type,
      status: row.status,
      ownerId: row.ownerId,
      gstin: row.gstin,
      industry: row.industry,
      address: row.address,
      city: row.city,
      postalCode: row.postalCode,
      stateCode: row.stateCode,
      country: row.country,
      currency: row.currency,
      timezone: row.timezone,
      website: row.website,
    },
    said: {},
    along: { handedFrom: row.handedFrom, isSez: row.isSez },
    lists: { services: row.services, tags: row.tags },
  }),
  write: (given, { services = [], tags = [] }) => ({
    name: text(given['name']) ?? '',
    type: oneOf<ClientType>(given['type']) ?? 'company',
    status: oneOf<ClientStatus>(given['status']) ?? 'active',
    ownerId: text(given['ownerId']),
    stateCode: text(given['stateCode']),
    isSez: given['isSez'] === true,
    gstin: text(given['gstin']),
    industry: text(given['industry']),
    address: text(given['address']),
    city: text(given['city']),
    postalCode: text(given['postalCode']),
    website: text(given['website']),
    country: text(given['country']) ?? 'IN',
    currency: text(given['currency']) ?? 'INR',
    handedFrom: text(given['handedFrom']),
    timezone: text(given['timezone']) ?? 'UTC',
    services,
    tags,
  }),
};

import type { ClientStatus, ClientType } from '@atrium/contracts';
import {
  defineTable,
  computed,
  many,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const ClientEntity = defineTable('client', {
  name: text(),
  code: text(),
  type: text<ClientType>(),
  status: text<ClientStatus>(),
  ownerId: orNull(uuid()),
  industry: orNull(text()),
  gstin: orNull(text()),
  address: orNull(text()),
  city: orNull(text()),
  postalCode: orNull(text()),
  stateCode: orNull(text()),
  isSez: otherwise(false, yesNo()),
  country: text(),
  currency: text(),
  timezone: text(),
  website: orNull(text()),
  services: otherwise(() => "'{}'", many(text())),
  /** Whose client it was before that person left. */
  handedFrom: orNull(uuid()),
  tags: otherwise(() => "'{}'", many(text())),
  /** The client that it turned out to be. */
  mergedIntoId: orNull(uuid()),
  archivedAt: orNull(moment()),
  sortName: computed(text()),
  archived: computed(yesNo()),
});
export type ClientEntity = EntityOf<typeof ClientEntity>;

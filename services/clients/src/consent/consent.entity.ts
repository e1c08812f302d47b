import type { ConsentChannel, ConsentPurpose, Consented, ConsentSource } from '@atrium/contracts';
import { defineTable, moment, orNull, text, uuid, type EntityOf } from '@atrium/records';

/** Rows are only ever added. */
export const ConsentEntity = defineTable(
  'consent',
  {
    address: text(),
    channel: text<ConsentChannel>(),
    purpose: text<ConsentPurpose>(),
    state: text<Consented>(),
    source: text<ConsentSource>(),
    evidence: text(),
    leadId: orNull(uuid()),
    contactId: orNull(uuid()),
    occurredAt: moment(),
  },
  { lacks: ['updatedAt', 'updatedBy'] },
);
export type ConsentEntity = EntityOf<typeof ConsentEntity>;

import type { OfferState } from '@atrium/contracts';
import {
  bigint,
  day,
  defineTable,
  int,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  type EntityOf,
} from '@atrium/records';

export const OfferEntity = defineTable('offer', {
  applicationId: uuid(),
  openingId: uuid(),
  number: int(),
  /** A year, in paise. */
  pay: bigint(),
  joiningOn: day(),
  expiresOn: day(),
  probationMonths: int(),
  state: otherwise('draft', text<OfferState>()),
  sentAt: orNull(moment()),
  decidedAt: orNull(moment()),
  acceptedAt: orNull(moment()),
  note: orNull(text()),
  /** The evidence of an answer by link: the typed name, from where, and a hash of what was answered. */
  answeredName: orNull(text()),
  answeredAddress: orNull(text()),
  answeredAgent: orNull(text()),
  answeredHash: orNull(text()),
  /** Whom the applicant became. */
  employeeId: orNull(uuid()),
});
export type OfferEntity = EntityOf<typeof OfferEntity>;

import { computed, defineTable, orNull, text, type EntityOf } from '@atrium/records';

export const CandidateEntity = defineTable('candidate', {
  name: text(),
  email: orNull(text()),
  /** E.164. */
  phone: orNull(text()),
  sortName: computed(text()),
});
export type CandidateEntity = EntityOf<typeof CandidateEntity>;

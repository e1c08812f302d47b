import { computed, defineTable, moment, orNull, otherwise, text, uuid, type EntityOf } from '@atrium/records';

export const CandidateEntity = defineTable('candidate', {
  name: text(),
  email: orNull(text()),
  /** E.164. */
  phone: orNull(text()),
  /** Without addresses and numbers. */
  resumeWords: otherwise('', text()),
  erasedAt: orNull(moment()),
  mergedIntoId: orNull(uuid()),
  sortName: computed(text()),
});
export type CandidateEntity = EntityOf<typeof CandidateEntity>;

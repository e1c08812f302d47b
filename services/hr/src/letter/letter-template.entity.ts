import type { Language, LetterPurpose } from '@atrium/contracts';
import { defineTable, computed, moment, orNull, text, yesNo, type EntityOf } from '@atrium/records';

export const LetterTemplateEntity = defineTable('letter_template', {
  name: text(),
  purpose: text<LetterPurpose>(),
  language: text<Language>(),
  subject: text(),
  body: text(),
  signatory: orNull(text()),
  signatoryTitle: orNull(text()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
  sortName: computed(text()),
});
export type LetterTemplateEntity = EntityOf<typeof LetterTemplateEntity>;

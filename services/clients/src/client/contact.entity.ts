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

export const ContactEntity = defineTable('client_contact', {
  clientId: uuid(),
  firstName: text(),
  lastName: otherwise('', text()),
  role: orNull(text()),
  emails: otherwise(() => "'{}'", many(text())),
  /** E.164. */
  phones: otherwise(() => "'{}'", many(text())),
  isPrimary: otherwise(false, yesNo()),
  signs: otherwise(false, yesNo()),
  doNotCall: otherwise(false, yesNo()),
  archivedAt: orNull(moment()),
  sortName: computed(text()),
  archived: computed(yesNo()),
});
export type ContactEntity = EntityOf<typeof ContactEntity>;

import type { ConsentChannel, FormField } from '@atrium/contracts';
import {
  defineTable,
  computed,
  int,
  many,
  moment,
  orNull,
  otherwise,
  text,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const CaptureFormEntity = defineTable('capture_form', {
  /** The random part of its public address. */
  key: text(),
  name: text(),
  intro: orNull(text()),
  sites: otherwise(() => "'{}'", many(text())),
  shownFields: many(text<FormField>()),
  requiredFields: many(text<FormField>()),
  source: text(),
  campaign: orNull(text()),
  consentText: orNull(text()),
  consentVersion: otherwise(0, int()),
  consentChannels: otherwise(() => "'{}'", many(text<ConsentChannel>())),
  consentRequired: otherwise(false, yesNo()),
  thanks: text(),
  redirectUrl: orNull(text()),
  confirmsEmail: otherwise(false, yesNo()),
  active: otherwise(true, yesNo()),
  archivedAt: orNull(moment()),
  sortName: computed(text()),
  archived: computed(yesNo()),
});
export type CaptureFormEntity = EntityOf<typeof CaptureFormEntity>;

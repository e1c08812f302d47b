import type { LeadStage } from '@atrium/contracts';
import {
  bigint,
  defineTable,
  computed,
  day,
  int,
  json,
  many,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

export const LeadEntity = defineTable('lead', {
  name: text(),
  company: orNull(text()),
  emails: otherwise(() => "'{}'", many(text())),
  /** E.164. */
  phones: otherwise(() => "'{}'", many(text())),
  source: text(),
  /** The type of its stage. */
  stage: text<LeadStage>(),
  /** Which of the company's stages it is. */
  stageKey: text(),
  stageSince: otherwise(() => 'now()', moment()),
  answeredAt: orNull(moment()),
  heldFrom: orNull(text()),
  ownerId: orNull(uuid()),
  /** The rule that gave it to its owner, and how. */
  givenRule: orNull(text()),
  givenHow: orNull(text()),
  /** In paise. */
  value: orNull(bigint()),
  probability: otherwise(0, int()),
  expectedClose: orNull(day()),
  services: otherwise(() => "'{}'", many(text())),
  city: orNull(text()),
  nextAction: orNull(text()),
  nextOn: orNull(day()),
  nextTime: orNull(text()),
  nextAt: orNull(moment()),
  answerDueAt: orNull(moment()),
  lastActivityAt: orNull(moment()),
  campaign: orNull(text()),
  utm: otherwise({}, json<Readonly<Record<string, string>>>()),
  wonReason: orNull(text()),
  handedFrom: orNull(uuid()),
  lostReason: orNull(text()),
  lostNote: orNull(text()),
  clientId: orNull(uuid()),
  /** The lead that it turned out to be. */
  mergedIntoId: orNull(uuid()),
  archivedAt: orNull(moment()),
  sortName: computed(text()),
  archived: computed(yesNo()),
  open: computed(yesNo()),
  quietSince: computed(moment()),
});
export type LeadEntity = EntityOf<typeof LeadEntity>;

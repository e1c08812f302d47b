import type { ApplicationSource, ApplicationState, RejectReason } from '@atrium/contracts';
import {
  bigint,
  computed,
  day,
  defineTable,
  int,
  json,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

/** fits: what the opening needs; null where it needs nothing in particular. */
export interface GivenAnswer {
  question: string;
  answer: string;
  fits: boolean | null;
}

export const ApplicationEntity = defineTable('application', {
  candidateId: uuid(),
  openingId: uuid(),
  state: otherwise('applied', text<ApplicationState>()),
  /** The stage of the opening in which it is, or was before it ended. */
  stageId: text(),
  stageSince: otherwise(() => 'now()', moment()),
  source: text<ApplicationSource>(),
  /** A year, in paise. */
  askedPay: orNull(bigint()),
  experience: orNull(int()),
  noticeDays: orNull(int()),
  rejectReason: orNull(text<RejectReason>()),
  rejectNote: orNull(text()),
  knockedOut: otherwise(false, yesNo()),
  answers: otherwise(() => "'[]'", json<GivenAnswer[]>()),
  place: orNull(text()),
  /** The mean of its scorecards in hundredths, which not everybody may know. */
  meanScore: orNull(int()),
  consentText: orNull(text()),
  consentedAt: orNull(moment()),
  keepUntil: orNull(day()),
  submissionId: orNull(uuid()),
  /** The earlier application by which they were added to the opening. */
  addedFromId: orNull(uuid()),
  open: computed(yesNo()),
});
export type ApplicationEntity = EntityOf<typeof ApplicationEntity>;

import type { ApplicationSource, ApplicationState, RejectReason } from '@atrium/contracts';
import {
  bigint,
  computed,
  defineTable,
  int,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

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
  open: computed(yesNo()),
});
export type ApplicationEntity = EntityOf<typeof ApplicationEntity>;

import type { InterviewMode, InterviewState } from '@atrium/contracts';
import { defineTable, int, moment, orNull, otherwise, text, uuid, type EntityOf } from '@atrium/records';

export const InterviewEntity = defineTable('interview', {
  applicationId: uuid(),
  startsAt: moment(),
  minutes: int(),
  mode: text<InterviewMode>(),
  place: otherwise('', text()),
  /** Of the calendar, which has the room itself. */
  roomId: orNull(uuid()),
  link: orNull(text()),
  state: otherwise('scheduled', text<InterviewState>()),
  /** Why it was cancelled. */
  reason: orNull(text()),
  /** How often its invitation was changed. */
  sequence: otherwise(0, int()),
  /** The account that invites. */
  organiserId: uuid(),
});
export type InterviewEntity = EntityOf<typeof InterviewEntity>;

import type { MilestoneState } from '@atrium/contracts';
import { defineTable, day, double, moment, orNull, text, uuid, type EntityOf } from '@atrium/records';

export const MilestoneEntity = defineTable('milestone', {
  projectId: uuid(),
  title: text(),
  dueOn: day(),
  criteria: orNull(text()),
  /** In paise. */
  amount: orNull(double()),
  invoiceNumber: orNull(text()),
  state: text<MilestoneState>(),
  /** What the client wants changed. */
  answer: orNull(text()),
  decidedAt: orNull(moment()),
  decidedBy: orNull(text()),
});
export type MilestoneEntity = EntityOf<typeof MilestoneEntity>;

import type { MilestoneState } from '@atrium/contracts';
import { bigint, defineTable, day, moment, orNull, text, uuid, type EntityOf } from '@atrium/records';

export const MilestoneEntity = defineTable('milestone', {
  projectId: uuid(),
  title: text(),
  dueOn: day(),
  criteria: orNull(text()),
  /** In paise. */
  amount: orNull(bigint()),
  invoiceNumber: orNull(text()),
  state: text<MilestoneState>(),
  /** What the client wants changed. */
  answer: orNull(text()),
  decidedAt: orNull(moment()),
  decidedBy: orNull(text()),
});
export type MilestoneEntity = EntityOf<typeof MilestoneEntity>;

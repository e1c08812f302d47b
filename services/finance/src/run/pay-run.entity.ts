import type { PayRunKind, PayRunState } from '@atrium/contracts';
import {
  bigint,
  day,
  defineTable,
  int,
  moment,
  orNull,
  otherwise,
  text,
  uuid,
  type EntityOf,
} from '@atrium/records';

/** Amounts are paise. */
export const PayRunEntity = defineTable('pay_run', {
  groupId: uuid(),
  month: text(),
  kind: text<PayRunKind>(),
  state: otherwise('draft', text<PayRunState>()),
  revision: otherwise(0, int()),
  people: otherwise(0, int()),
  gross: otherwise(0, bigint()),
  deductions: otherwise(0, bigint()),
  net: otherwise(0, bigint()),
  employerCost: otherwise(0, bigint()),
  blocked: otherwise(0, int()),
  held: otherwise(0, int()),
  warned: otherwise(0, int()),
  makerId: orNull(uuid()),
  approverId: orNull(uuid()),
  note: orNull(text()),
  returnReason: orNull(text()),
  computedAt: orNull(moment()),
  submittedAt: orNull(moment()),
  approvedAt: orNull(moment()),
  lockedAt: orNull(moment()),
  paidOn: orNull(day()),
  jobId: orNull(uuid()),
  submissionId: orNull(uuid()),
});
export type PayRunEntity = EntityOf<typeof PayRunEntity>;

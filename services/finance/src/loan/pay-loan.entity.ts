import {
  bigint,
  computed,
  defineTable,
  many,
  moment,
  orNull,
  text,
  uuid,
  yesNo,
  type EntityOf,
} from '@atrium/records';

/** Amounts are paise. */
export const PayLoanEntity = defineTable('pay_loan', {
  employeeId: uuid(),
  title: text(),
  amount: bigint(),
  instalment: bigint(),
  fromMonth: text(),
  pausedMonths: many(text()),
  note: orNull(text()),
  givenMonth: orNull(text()),
  archivedAt: orNull(moment()),
  archived: computed(yesNo()),
});
export type PayLoanEntity = EntityOf<typeof PayLoanEntity>;

import type { CreateLeaveType } from '@atrium/contracts';

/** What most companies choose for a new type. */
export const FIRST_LEAVE_TYPE: CreateLeaveType = {
  ...{ name: '', code: '', paid: true, unit: 'halfDay', countBy: 'workingDays', quota: 12 },
  ...{ frequency: 'monthly', accrualDay: 'first', rounding: 'half', prorateJoiners: true, yearMonth: 4 },
  ...{ maxBalance: null, carryMax: 0, carryExpiryMonths: null, encashMax: null, encashKeep: 0 },
  ...{ negativeLimit: 0, onShortfall: 'lossOfPay', sandwich: 'none', noticeDays: null, backdateDays: null },
  ...{ maxConsecutive: null, documentAfterDays: null, gender: null, probationAllowed: true },
  ...{ minServiceDays: null, optionalHolidaysOnly: false, compOffExpiryDays: null, claimWithinDays: 30 },
};

import type { CreateLeaveType } from '@atrium/contracts';

const USUAL: Omit<CreateLeaveType, 'name' | 'code' | 'quota'> = {
  ...{ paid: true, unit: 'halfDay', countBy: 'workingDays', frequency: 'once', accrualDay: 'first' },
  ...{ rounding: 'half', prorateJoiners: true, yearMonth: 1, maxBalance: null, carryMax: 0 },
  ...{ carryExpiryMonths: null, encashMax: 0, encashKeep: 0, negativeLimit: 0, onShortfall: 'lossOfPay' },
  ...{ sandwich: 'none', noticeDays: null, backdateDays: 30, maxConsecutive: null, documentAfterDays: null },
  ...{ gender: null, probationAllowed: true, minServiceDays: null, optionalHolidaysOnly: false },
  ...{ compOffExpiryDays: null, claimWithinDays: 30 },
};

/** What an Indian company usually begins with. */
export const STARTER_TYPES: readonly CreateLeaveType[] = [
  { ...USUAL, name: 'Casual leave', code: 'CL', quota: 5, maxConsecutive: 3 },
  { ...USUAL, name: 'Sick leave', code: 'SL', quota: 5, documentAfterDays: 2 },
  {
    ...{ ...USUAL, name: 'Earned leave', code: 'EL', quota: 10, noticeDays: 7, backdateDays: 0 },
    ...{ carryMax: 5, carryExpiryMonths: 3, maxBalance: 30, encashMax: 5, encashKeep: 5 },
  },
  { ...USUAL, name: 'Comp-off', code: 'CO', quota: 0, compOffExpiryDays: 60 },
  { ...USUAL, name: 'Unpaid leave', code: 'LWP', quota: null, paid: false },
  {
    ...{ ...USUAL, name: 'Maternity leave', code: 'ML', quota: null, countBy: 'calendarDays', unit: 'day' },
    ...{ gender: 'female', maxConsecutive: 182, documentAfterDays: 0 },
  },
];

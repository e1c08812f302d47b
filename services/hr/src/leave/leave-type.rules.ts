/** What a leave type says to the rules. Null is "no limit" everywhere; days are plain numbers. */
export interface LeaveTypeRules {
  /** Days a year; null: no balance is kept. */
  quota: number | null;
  paid: boolean;
  unit: 'day' | 'halfDay' | 'hour';
  countBy: 'workingDays' | 'calendarDays';
  /** Off-days between two full days of leave that count as leave. */
  sandwich: 'none' | 'weekends' | 'holidays' | 'both';
  negativeLimit: number;
  onShortfall: 'lossOfPay' | 'refuse';
  maxConsecutive: number | null;
  noticeDays: number | null;
  backdateDays: number | null;
  documentAfterDays: number | null;
  gender: string | null;
  probationAllowed: boolean;
  minServiceDays: number | null;
  optionalHolidaysOnly: boolean;
  frequency: 'once' | 'monthly' | 'quarterly' | 'halfYearly' | 'yearly';
  accrualDay: 'first' | 'last' | 'joining';
  rounding: 'none' | 'quarter' | 'half' | 'whole';
  prorateJoiners: boolean;
  maxBalance: number | null;
  carryMax: number | null;
  carryExpiryMonths: number | null;
  encashMax: number | null;
  encashKeep: number;
  compOffExpiryDays: number | null;
  claimWithinDays: number;
}

export const LEAVE_TYPE_DEFAULTS: LeaveTypeRules = {
  quota: null,
  paid: true,
  unit: 'halfDay',
  countBy: 'workingDays',
  sandwich: 'none',
  negativeLimit: 0,
  onShortfall: 'lossOfPay',
  maxConsecutive: null,
  noticeDays: null,
  backdateDays: null,
  documentAfterDays: null,
  gender: null,
  probationAllowed: true,
  minServiceDays: null,
  optionalHolidaysOnly: false,
  frequency: 'once',
  accrualDay: 'first',
  rounding: 'none',
  prorateJoiners: true,
  maxBalance: null,
  carryMax: null,
  carryExpiryMonths: null,
  encashMax: null,
  encashKeep: 0,
  compOffExpiryDays: null,
  claimWithinDays: 30,
};

/** Whether a balance decides what is paid. Unpaid leave and leave without quota need none. */
export const keepsBalance = ({ paid, quota }: Pick<LeaveTypeRules, 'paid' | 'quota'>): boolean =>
  paid && quota !== null;

/** Whether a type is credited by itself. */
export const earns = ({
  archivedAt,
  quota,
  compOffExpiryDays,
}: Pick<LeaveTypeRules, 'quota' | 'compOffExpiryDays'> & { archivedAt?: Date | null | undefined }): boolean =>
  !archivedAt && quota !== null && compOffExpiryDays === null;

/** Whether a type is for somebody of a gender; of whom it is not known, it may be. */
export const isFor = (type: Pick<LeaveTypeRules, 'gender'>, gender: string | null): boolean =>
  type.gender === null || gender === null || gender === 'undisclosed' || gender === type.gender;

import type { LeaveType } from '@atrium/contracts';
import { msg } from '@atrium/sdk';

type Labels<Name extends keyof LeaveType> = Record<Extract<LeaveType[Name], string>, string>;

export const UNIT: Labels<'unit'> = { day: msg('Whole days'), halfDay: msg('Half days'), hour: msg('Hours') };
export const COUNT_BY: Labels<'countBy'> = {
  workingDays: msg('Working days'),
  calendarDays: msg('All days of the calendar'),
};
export const ACCRUAL_DAY: Labels<'accrualDay'> = {
  first: msg('On the first day'),
  last: msg('On the last day'),
  joining: msg('On the day of joining'),
};
export const ROUNDING: Labels<'rounding'> = {
  none: msg('Hundredths'),
  quarter: msg('Quarter days'),
  half: msg('Half days'),
  whole: msg('Whole days'),
};
export const SHORTFALL: Labels<'onShortfall'> = {
  lossOfPay: msg('The rest is unpaid'),
  refuse: msg('It is refused'),
};
export const GENDER: Labels<'gender'> = { female: msg('Women'), male: msg('Men') };

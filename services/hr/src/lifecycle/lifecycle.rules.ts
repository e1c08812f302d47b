import {
  LIFECYCLE_ERRORS,
  NOTICE_DAYS,
  addDays,
  type EmploymentType,
  type ErrorDefinition,
} from '@atrium/contracts';

export interface Refused {
  field: string;
  refusal: ErrorDefinition;
}

/** The last working day when the notice period is kept in full. */
export const lastDayOf = (noticeOn: string, type: EmploymentType): string =>
  addDays(noticeOn, NOTICE_DAYS[type]);

interface Noticed {
  joiningDate: string;
  employmentType: EmploymentType;
}

/** What is wrong with a notice; null: nothing. */
export function refuseNotice(
  { joiningDate, employmentType }: Noticed,
  { noticeOn, lastWorkingDay, reason }: { noticeOn: string; lastWorkingDay: string; reason: string },
): Refused | null {
  if (lastWorkingDay < joiningDate)
    return { field: 'lastWorkingDay', refusal: LIFECYCLE_ERRORS.LAST_DAY_BEFORE_JOINING };
  if (lastWorkingDay < noticeOn)
    return { field: 'lastWorkingDay', refusal: LIFECYCLE_ERRORS.LAST_DAY_BEFORE_NOTICE };
  if (reason === '' && lastWorkingDay < lastDayOf(noticeOn, employmentType))
    return { field: 'reason', refusal: LIFECYCLE_ERRORS.NOTICE_SHORTENED };
  return null;
}

/** What is wrong with the day of an exit that happens now; null: nothing. */
export function refuseExit(
  { joiningDate }: Pick<Noticed, 'joiningDate'>,
  lastWorkingDay: string,
  today: string,
): Refused | null {
  if (lastWorkingDay < joiningDate)
    return { field: 'lastWorkingDay', refusal: LIFECYCLE_ERRORS.LAST_DAY_BEFORE_JOINING };
  return lastWorkingDay > today
    ? { field: 'lastWorkingDay', refusal: LIFECYCLE_ERRORS.LAST_DAY_AHEAD }
    : null;
}

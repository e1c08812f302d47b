const MOMENT = /^@(-?\d+) (\d\d):(\d\d)$/;
const DAY = /^@(-?\d+)$/;

function dayFrom(now: Date, days: string): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + Number(days));
}

/** Sample data must not be in the future, so a later time of today becomes now. */
function momentFrom(now: Date, [, days = '0', hours = '0', minutes = '0']: RegExpExecArray): string {
  const moment = dayFrom(now, days);
  moment.setHours(Number(hours), Number(minutes));
  return new Date(Math.min(moment.getTime(), now.getTime())).toISOString();
}

/**
 * A copy of sample data in which `@-2 09:30` becomes that time two days ago as an ISO time, and `@-2` that day as a
 * date string, so that samples never look old.
 */
export function placeInTime(data: unknown[], now: Date): unknown[] {
  const place = (_key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const moment = MOMENT.exec(value);
    if (moment) return momentFrom(now, moment);
    const day = DAY.exec(value);
    return day ? dayFrom(now, day[1] ?? '0').toDateString() : value;
  };
  return JSON.parse(JSON.stringify(data), place) as unknown[];
}

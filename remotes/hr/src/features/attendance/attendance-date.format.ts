import { dayMarkOf, type AttendanceDate, type DayMark } from '@atrium/contracts';
import { formatTimeOfDay, msg, t, translate } from '@atrium/sdk';
import type { Tone } from '@atrium/ui';
import { clockTime, hoursAndMinutes, lateInWords } from './attendance.format.js';

interface Look {
  label: string;
  tone: Tone;
  /** In the month grid; left out for what is usual there. */
  sign?: string;
  outlined?: boolean;
}

const LOOKS: Record<DayMark, Look> = {
  present: { label: msg('Full day'), tone: 'success' },
  late: { label: msg('Late'), tone: 'warning', sign: 'L' },
  halfDay: { label: msg('Half day'), tone: 'danger', sign: '½' },
  absent: { label: msg('Absent'), tone: 'danger', sign: 'A' },
  leave: { label: msg('Leave'), tone: 'leave', sign: 'V' },
  halfLeavePresent: { label: msg('Half a day of leave'), tone: 'leave', sign: '½' },
  halfLeaveAbsent: { label: msg('Half a day of leave, half absent'), tone: 'danger', sign: '½' },
  holiday: { label: msg('Holiday'), tone: 'neutral', sign: 'H' },
  weeklyOff: { label: msg('Day off'), tone: 'neutral', sign: '' },
  onDuty: { label: msg('On duty'), tone: 'info', sign: 'D' },
  workFromHome: { label: msg('At home'), tone: 'info', sign: 'W' },
  asked: { label: msg('Correction asked'), tone: 'leave', sign: 'C', outlined: true },
  review: { label: msg('Needs a look'), tone: 'warning', sign: '?', outlined: true },
  open: { label: msg('Still open'), tone: 'info', sign: '…' },
  none: { label: msg('Not yet'), tone: 'neutral', sign: '' },
};

export const lookOf = (mark: DayMark): Look => ({ ...LOOKS[mark], label: translate(LOOKS[mark].label) });

/** `Late 42 min`, `Holiday: Republic Day`, `Absent`. */
export function outcomeInWords(day: AttendanceDate): string {
  const mark = dayMarkOf(day);
  if (mark === 'late') return lateInWords(day.lateMinutes);
  if (mark === 'holiday' && day.holiday) return day.holiday;
  return lookOf(mark).label;
}

/** Why the day came to that, in one sentence; empty where nothing needs an explanation. */
export function reasonOf(day: AttendanceDate): string {
  if (day.asked) return t('Your correction waits for a decision.');
  if (day.needsReview && day.firstInAt && !day.lastOutAt)
    return t('No clock-out: only the time up to the last punch counts.');
  if (day.needsReview) return t('The clock-in lies outside the shift.');
  if (day.outcome === 'absent' && !day.firstInAt) return t('No punches on a working day.');
  if (day.shift && (day.outcome === 'absent' || day.outcome === 'halfDay')) return thresholds(day);
  if (day.lateMinutes > 0 && day.shift)
    return t('In at {time}, more than {grace} min after {start}.', {
      time: day.firstInAt ? clockTime(day.firstInAt, day.timezone) : '',
      grace: day.shift.graceIn,
      start: formatTimeOfDay(day.shift.start),
    });
  if (day.overtimeMinutes > 0 && (day.weeklyOff || day.holiday)) return t('Worked on a day off: overtime.');
  return '';
}

function thresholds({ workedMinutes, shift }: AttendanceDate): string {
  return t('Worked {hours}; half a day from {half}, a full day from {full}.', {
    hours: hoursAndMinutes(workedMinutes),
    half: hoursAndMinutes(shift?.halfDayMin ?? 0),
    full: hoursAndMinutes(shift?.fullDayMin ?? 0),
  });
}

/** `09:30–18:30`, or that there is none. */
export function shiftInWords({ shift }: AttendanceDate): string {
  if (!shift) return t('No shift');
  return `${formatTimeOfDay(shift.start)}–${formatTimeOfDay(shift.end)}`;
}

/** `10:12 – 18:41` */
export function timesInWords({ firstInAt, lastOutAt, timezone }: AttendanceDate): string {
  if (!firstInAt) return '–';
  const out = lastOutAt ? clockTime(lastOutAt, timezone) : '…';
  return `${clockTime(firstInAt, timezone)} – ${out}`;
}

import { AuditWords } from '@atrium/platform';

export const ATTENDANCE_WORDS = new AuditWords({
  kind: 'attendance',
  title: 'Attendance',
  verbs: {
    punch: 'recorded',
    ask: 'correction asked for',
    askOvertime: 'overtime asked for',
    askShift: 'another shift asked for',
    confirm: 'day confirmed',
    amend: 'day corrected',
    lock: 'locked',
    unlock: 'unlocked',
  },
  fields: {
    kind: 'Kind',
    at: 'Time',
    punches: 'Punches',
    from: 'From',
    to: 'To',
    workDate: 'Work date',
    minutes: 'Minutes of overtime',
    shift: 'Shift',
    reason: 'Reason',
  },
  values: {
    kind: {
      in: 'Clock in',
      breakStart: 'Start of a break',
      breakEnd: 'End of a break',
      out: 'Clock out',
      correction: 'Correction',
      onDuty: 'On duty',
      workFromHome: 'Working from home',
    },
  },
});

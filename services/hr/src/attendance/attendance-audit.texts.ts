import { AuditWords } from '@atrium/platform';

export const ATTENDANCE_WORDS = new AuditWords({
  kind: 'attendance',
  title: 'Attendance',
  verbs: { punch: 'recorded' },
  fields: { kind: 'Kind', at: 'Time', punches: 'Punches', from: 'From', to: 'To' },
  values: {
    kind: { in: 'Clock in', breakStart: 'Start of a break', breakEnd: 'End of a break', out: 'Clock out' },
  },
});

import type { AttendanceGrid } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import type { MonthSum } from '@atrium/ui';
import { hoursAndMinutes } from '../attendance.format.js';

type Row = AttendanceGrid['rows'][number];

/** In days; minutes as hours and minutes. */
export const monthSums = (): MonthSum<Row>[] => {
  const count = (value: number) => (value === 0 ? '–' : formatNumber(value));
  return [
    { id: 'days', head: t('Days'), label: t('Days worked'), valueOf: ({ totals }) => count(totals.present) },
    {
      id: 'leave',
      head: t('Leave'),
      label: t('Days of leave'),
      valueOf: ({ totals }) => count(totals.leave),
    },
    { id: 'absent', head: t('Abs.'), label: t('Days absent'), valueOf: ({ totals }) => count(totals.absent) },
    { id: 'late', head: t('Late'), label: t('Days late'), valueOf: ({ totals }) => count(totals.lates) },
    {
      id: 'over',
      head: t('Over'),
      label: t('Overtime'),
      valueOf: ({ totals }) => (totals.overtimeMinutes === 0 ? '–' : hoursAndMinutes(totals.overtimeMinutes)),
    },
  ];
};

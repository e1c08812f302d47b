import type { LeaveRequest } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Person, StatusText, type DataColumn } from '@atrium/ui';
import { amountInWords, countInWords, leaveDatesInWords, stateOf } from '../leave.format.js';

/** Columns of leave requests, with the person where there are several. */
export function leaveColumns({ person }: { person: boolean }): DataColumn<LeaveRequest>[] {
  return [
    ...(person ? [PERSON()] : []),
    {
      id: 'dates',
      header: t('Dates'),
      weight: person ? undefined : 'name',
      card: person ? 'text' : 'name',
      cell: leaveDatesInWords,
    },
    { id: 'type', header: t('Leave'), card: person ? 'note' : 'text', cell: ({ type }) => type.name },
    {
      id: 'days',
      header: t('Days'),
      align: 'end',
      card: person ? undefined : 'note',
      cell: amountOf,
    },
    { id: 'reason', header: t('Reason'), wide: true, cell: ({ reason }) => reason ?? '–' },
    {
      id: 'state',
      header: t('Status'),
      card: 'state',
      cell: ({ state }) => <StatusText tone={stateOf(state).tone}>{stateOf(state).words}</StatusText>,
    },
  ];
}

/** Days, or the hours of leave in hours. */
function amountOf(leave: LeaveRequest): string {
  const unpaid = leave.hours === null ? leave.unpaidDays : (leave.unpaidHours ?? 0);
  return unpaid > 0
    ? t('{days}, {unpaid} unpaid', {
        days: amountInWords(leave),
        unpaid: countInWords(unpaid, leave.hours !== null),
      })
    : amountInWords(leave);
}

const PERSON = (): DataColumn<LeaveRequest> => ({
  id: 'person',
  header: t('Person'),
  weight: 'name',
  card: 'name',
  cell: ({ employee }) => <Person name={employee.name} size={24} />,
});

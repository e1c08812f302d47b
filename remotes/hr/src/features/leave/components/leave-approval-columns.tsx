import type { LeaveApproval } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { RelativeTime, StatusBadge, type DataColumn } from '@atrium/ui';
import { amountInWords, changeInWords, leaveDatesInWords, stateOf } from '../leave.format.js';
import css from './leave-approvals.module.scss';
import { PlacedPerson } from './placed-person.js';

/** What a decider should know of a request without opening it. */
export const approvalColumns = (): DataColumn<LeaveApproval>[] => [
  {
    id: 'person',
    header: t('Person'),
    weight: 'name',
    card: 'name',
    cell: ({ leave, department }) => <PlacedPerson name={leave.employee.name} note={department} />,
  },
  { id: 'dates', header: t('Dates'), card: 'text', cell: ({ leave }) => leaveDatesInWords(leave) },
  {
    id: 'days',
    header: t('Days'),
    align: 'end',
    weight: 'figure',
    card: 'state',
    cell: ({ leave }) => (
      <span className={css['two']}>
        <span>{amountInWords(leave)}</span>
        <span className="at-12 at-muted">{leave.type.name}</span>
      </span>
    ),
  },
  {
    id: 'balance',
    header: t('Balance'),
    align: 'end',
    cell: ({ balance, leave }) => (balance ? changeInWords(balance, leave.hours !== null) : '–'),
  },
  { id: 'reason', header: t('Reason'), wide: true, cell: ({ leave }) => leave.reason ?? '–' },
  { id: 'away', header: t('Away then'), card: 'note', cell: (row) => <Away row={row} /> },
  {
    id: 'since',
    header: t('Since'),
    align: 'end',
    wide: true,
    cell: ({ leave }) => <RelativeTime at={leave.submittedAt} />,
  },
];

/** What warns comes first; else who of the same teams is away. */
function Away({ row: { leave, warnings, away } }: { row: LeaveApproval }) {
  const names = [...new Set(away.map(({ employee }) => employee.name))];
  return (
    <span className={css['away']}>
      {leave.state === 'cancelRequested' && (
        <StatusBadge tone={stateOf(leave.state).tone}>{stateOf(leave.state).words}</StatusBadge>
      )}
      {warnings.map((warning) => (
        <StatusBadge key={warning} tone="warning">
          {warning}
        </StatusBadge>
      ))}
      <span title={names.join(', ')} className={names.length === 0 ? 'at-faint' : undefined}>
        {names.length === 0 && t('No one else')}
        {names.length === 1 && names[0]}
        {names.length > 1 && t('{count} people', { count: formatNumber(names.length) })}
      </span>
    </span>
  );
}

import {
  REQUEST_BULK_LIMIT,
  type AttendanceCorrection,
  type BulkReport,
  type CorrectionQuery,
} from '@atrium/contracts';
import { askDecision, formatNumber, msg, t, translate, useStep } from '@atrium/sdk';
import {
  answerOf,
  Button,
  Card,
  DataTable,
  EmptyState,
  Person,
  StatusText,
  type DataColumn,
  type Selection,
} from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { tellReport } from '../../../shared/tell-report.js';
import {
  useApproveCorrectionsMutation,
  useDecideCorrectionMutation,
  useGetCorrectionsLeftQuery,
  useListCorrectionsQuery,
  useWithdrawCorrectionMutation,
} from '../correction.api.js';
import { clockTime, dayInWords } from '../attendance.format.js';
import { kindInWords } from '../correction.dialog.js';
import { ChangeInWords } from './correction-effect.js';
import { DeclineDialog } from '../decline.dialog.js';

const TITLES: Record<CorrectionQuery['of'], string> = {
  mine: msg('My corrections'),
  waiting: msg('Waiting for a decision'),
  decided: msg('Decided'),
};
const STATES = {
  pending: [msg('Waiting'), 'warning'],
  approved: [msg('Approved'), 'success'],
  declined: [msg('Declined'), 'danger'],
  withdrawn: [msg('Withdrawn'), 'neutral'],
} as const;

/** Corrections: one's own, those that wait, or those decided. */
export default function Corrections({ of }: { of: CorrectionQuery['of'] }) {
  const query = useListCorrectionsQuery({ of });
  const data = answerOf(query);
  const steps = useCorrectionSteps();
  const [declined, setDeclined] = useState<AttendanceCorrection | null>(null);
  const selection = useSeveral(data?.items ?? []);
  const columns = columnsOf(of, (row) => <Actions row={row} of={of} steps={steps} onDecline={setDeclined} />);
  return (
    <Card
      fill="rows"
      title={translate(TITLES[of])}
      count={data?.items.length}
      note={of === 'mine' && <CorrectionsLeft />}
    >
      <DataTable
        inCard
        dense
        label={translate(TITLES[of])}
        columns={columns}
        rows={data?.items}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        {...(of === 'waiting' && { selection })}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={<EmptyState title={t('No corrections')} text={t('Corrections of days appear here.')} />}
      />
      {declined && <DeclineDialog correction={declined} onClose={() => setDeclined(null)} />}
    </Card>
  );
}

const nameOf = ({ employee, workDate }: AttendanceCorrection): string =>
  `${employee.name}, ${dayInWords(workDate)}`;

/** What is chosen, and how it is approved together. */
function useSeveral(rows: readonly AttendanceCorrection[]): Selection<AttendanceCorrection> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [approve] = useApproveCorrectionsMutation();
  const { take, busy } = useStep();
  const chosen = rows.filter(({ id }) => keys.has(id));
  const approveAll = async () => {
    if (!(await askDecision('approve'))) return;
    const requests = chosen.flatMap(({ request }) => request ?? []);
    await take({
      work: async () => {
        const rows: BulkReport['rows'] = [];
        for (let at = 0; at < requests.length; at += REQUEST_BULK_LIMIT) {
          const some = requests.slice(at, at + REQUEST_BULK_LIMIT);
          rows.push(...(await approve({ requests: some }).unwrap()).rows);
        }
        tellReport(
          rows.map(({ name, refusal }) => ({ name: name ?? t('Correction'), refusal })),
          (count) => t('{count, plural, one {# correction} other {# corrections}} approved', { count }),
        );
        setKeys(new Set());
      },
    });
  };
  return {
    keys,
    onChange: setKeys,
    words: t('{count, plural, one {# selected} other {# selected}}', { count: chosen.length }),
    whyNot: ({ mayDecide }) => (mayDecide ? undefined : t('It waits for someone else.')),
    actions: () => (
      <button type="button" disabled={busy} onClick={() => void approveAll()}>
        {t('Approve {count}', { count: chosen.length })}
      </button>
    ),
  };
}

/** How many the person may still ask for about this month. */
function CorrectionsLeft() {
  const { data } = useGetCorrectionsLeftQuery();
  if (!data) return null;
  return t('{left} of {count} corrections of times left this month, up to {days} days back', {
    left: formatNumber(data.left),
    count: formatNumber(data.perMonth),
    days: formatNumber(data.withinDays),
  });
}

function useCorrectionSteps() {
  const [decide] = useDecideCorrectionMutation();
  const [withdraw] = useWithdrawCorrectionMutation();
  const { take } = useStep();
  return {
    approve: ({ id, employee, request }: AttendanceCorrection) =>
      take({
        of: id,
        work: async () => {
          if (request) await decide({ ...request, decision: 'approve', reason: null }).unwrap();
        },
        done: t('Approved: {name}', { name: employee.name }),
      }),
    withdraw: ({ id }: AttendanceCorrection) =>
      take({
        of: id,
        ask: { title: t('Withdraw this correction?'), confirmText: t('Withdraw') },
        work: () => withdraw(id).unwrap(),
        done: t('Correction withdrawn'),
      }),
  };
}

interface ActionsProps {
  row: AttendanceCorrection;
  of: CorrectionQuery['of'];
  steps: ReturnType<typeof useCorrectionSteps>;
  onDecline: (row: AttendanceCorrection) => void;
}

function Actions({ row, of, steps, onDecline }: ActionsProps) {
  if (of === 'mine' && row.state === 'pending')
    return (
      <Button size="xs" variant="ghost" onClick={() => void steps.withdraw(row)}>
        {t('Withdraw')}
      </Button>
    );
  if (!row.mayDecide) return null;
  return (
    <>
      <Button size="xs" variant="ghost" onClick={() => onDecline(row)}>
        {t('Decline')}
      </Button>
      <Button size="xs" onClick={() => void steps.approve(row)}>
        {t('Approve')}
      </Button>
    </>
  );
}

type Cell = (row: AttendanceCorrection) => ReactNode;

function columnsOf(of: CorrectionQuery['of'], actions: Cell): DataColumn<AttendanceCorrection>[] {
  return [
    ...(of === 'mine'
      ? []
      : [
          {
            id: 'person',
            header: t('Person'),
            weight: 'name' as const,
            card: 'name' as const,
            cell: ({ employee }: AttendanceCorrection) => <Person name={employee.name} size={24} />,
          },
        ]),
    { id: 'day', header: t('Day'), card: 'text', cell: ({ workDate }) => dayInWords(workDate) },
    { id: 'what', header: t('What'), card: 'note', cell: whatOf },
    { id: 'reason', header: t('Reason'), wide: true, cell: ({ reason }) => reason },
    of === 'waiting' ? answerColumn(actions) : stateColumn(of, actions),
  ];
}

/** What waits has its buttons where others have their state. */
const answerColumn = (actions: Cell): DataColumn<AttendanceCorrection> => ({
  id: 'actions',
  header: '',
  align: 'end',
  card: 'state',
  cell: actions,
});

const stateColumn = (of: CorrectionQuery['of'], actions: Cell): DataColumn<AttendanceCorrection> => ({
  id: 'state',
  header: t('Status'),
  card: 'state',
  cell: (row) => (
    <span className="at-actions">
      <StatusText tone={STATES[row.state][1]}>{translate(STATES[row.state][0])}</StatusText>
      {of === 'mine' && actions(row)}
    </span>
  ),
});

/** What was asked for; while it waits, beside what stands now. */
function whatOf({ kind, in: start, out, timezone, change }: AttendanceCorrection): ReactNode {
  if (!start || !out) return kindInWords(kind);
  if (change) return <ChangeInWords change={change} />;
  return `${clockTime(start, timezone)} – ${clockTime(out, timezone)}`;
}

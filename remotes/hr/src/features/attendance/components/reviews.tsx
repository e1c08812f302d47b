import type { AttendanceReview } from '@atrium/contracts';
import { msg, t, translate, useStep } from '@atrium/sdk';
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  Note,
  Person,
  type DataColumn,
  type Selection,
} from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { clockTime, dayInWords, hoursAndMinutes } from '../attendance.format.js';
import { PersonDayDialog } from '../person-day.dialog.js';
import { tellReport } from '../../../shared/tell-report.js';
import { useConfirmDayMutation, useConfirmDaysMutation, useListReviewsQuery } from '../review.api.js';

const WHY: Record<AttendanceReview['why'], string> = {
  noClockOut: msg('No clock-out'),
  outsidePlace: msg('Clocked away from the place of work'),
  outsideShift: msg('Clock-in outside the shift'),
};

/** Days that somebody should look at, the oldest first: each is confirmed as it stands, or corrected. */
export default function Reviews() {
  const { data, error, refetch } = useListReviewsQuery(undefined);
  const [opened, setOpened] = useState<AttendanceReview | null>(null);
  const confirm = useConfirm();
  const selection = useSeveral(data?.items ?? []);
  const columns = columnsOf((row) => (
    <Button size="xs" onClick={() => void confirm(row)}>
      {t('Confirm')}
    </Button>
  ));
  return (
    <>
      {data && data.total > data.items.length && (
        <Note tone="info">
          {t('The oldest {shown, number} of {total, number} days are shown.', {
            shown: data.items.length,
            total: data.total,
          })}
        </Note>
      )}
      <Card fill="rows" title={t('Days to look at')} count={data?.total}>
        <DataTable
          inCard
          dense
          label={t('Days to look at')}
          columns={columns}
          rows={data?.items}
          keyOf={keyOf}
          nameOf={nameOf}
          onOpen={setOpened}
          selection={selection}
          error={error}
          onRetry={() => void refetch()}
          empty={<NothingToLookAt />}
        />
      </Card>
      {opened && <PersonDayDialog {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const NothingToLookAt = () => (
  <EmptyState
    title={t('Nothing to look at')}
    text={t('Days without a clock-out, or clocked outside the shift, appear here.')}
  />
);

const keyOf = ({ employee, date }: AttendanceReview): string => `${employee.id} ${date}`;
const nameOf = ({ employee, date }: AttendanceReview): string => `${employee.name}, ${dayInWords(date)}`;

function useConfirm() {
  const [confirm] = useConfirmDayMutation();
  const { take } = useStep();
  return (row: AttendanceReview) =>
    take({
      of: keyOf(row),
      ask: {
        title: t('Is this day right as it stands?'),
        text: t('{hours} count as worked. The person is not asked again.', {
          hours: hoursAndMinutes(row.workedMinutes),
        }),
        confirmText: t('Confirm'),
      },
      work: () => confirm({ employeeId: row.employee.id, workDate: row.date }).unwrap(),
      done: t('Confirmed: {name}', { name: nameOf(row) }),
    });
}

/** What is chosen, and how it is confirmed together. */
function useSeveral(rows: readonly AttendanceReview[]): Selection<AttendanceReview> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [confirm] = useConfirmDaysMutation();
  const { take, busy } = useStep();
  const chosen = rows.filter((row) => keys.has(keyOf(row)));
  const names = new Map(chosen.map((row) => [keyOf(row), nameOf(row)]));
  const count = chosen.length;
  const confirmAll = () =>
    take({
      ask: {
        title: t(
          '{count, plural, one {Is this day right as it stands?} other {Are these # days right as they stand?}}',
          {
            count,
          },
        ),
        text: t('Their hours count as worked. No one is asked again.'),
        confirmText: t('Confirm {count}', { count }),
      },
      work: async () => {
        const days = chosen.map(({ employee, date }) => ({ employeeId: employee.id, workDate: date }));
        const done = await confirm({ days }).unwrap();
        const report = done.rows.map(({ employeeId, workDate, refusal }) => ({
          name: names.get(`${employeeId} ${workDate}`) ?? dayInWords(workDate),
          refusal,
        }));
        tellReport(report, (ready) =>
          t('{count, plural, one {# day} other {# days}} confirmed', { count: ready }),
        );
        setKeys(new Set());
      },
    });
  return {
    keys,
    onChange: setKeys,
    words: t('{count, plural, one {# selected} other {# selected}}', { count }),
    // A day for which a correction waits is decided with it.
    whyNot: ({ asked }) => (asked ? t('A correction of this day waits: decide it first.') : undefined),
    actions: () => (
      <button type="button" disabled={busy} onClick={() => void confirmAll()}>
        {t('Confirm {count}', { count })}
      </button>
    ),
  };
}

function columnsOf(actions: (row: AttendanceReview) => ReactNode): DataColumn<AttendanceReview>[] {
  return [
    {
      id: 'person',
      header: t('Person'),
      weight: 'name',
      card: 'name',
      cell: ({ employee }) => <Person name={employee.name} size={24} />,
    },
    { id: 'day', header: t('Day'), card: 'text', cell: ({ date }) => dayInWords(date) },
    { id: 'times', header: t('In and out'), card: 'note', cell: timesOf },
    {
      id: 'hours',
      header: t('Hours'),
      align: 'end',
      weight: 'figure',
      cell: ({ workedMinutes }) => hoursAndMinutes(workedMinutes),
    },
    { id: 'why', header: t('Why'), wide: true, cell: whyOf },
    { id: 'actions', header: '', align: 'end', card: 'state', cell: actions },
  ];
}

function timesOf({ firstInAt, lastOutAt, timezone }: AttendanceReview): string {
  return `${clockTime(firstInAt, timezone)} – ${lastOutAt ? clockTime(lastOutAt, timezone) : '…'}`;
}

function whyOf({ why, asked }: AttendanceReview): string {
  return asked ? t('{why}; a correction waits', { why: translate(WHY[why]) }) : translate(WHY[why]);
}

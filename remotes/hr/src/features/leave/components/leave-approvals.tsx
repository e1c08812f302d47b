import type { LeaveApproval, LeaveApprovals as Approvals } from '@atrium/contracts';
import { askDecision, formatNumber, lazyDialog, t, toast, useStep } from '@atrium/sdk';
import {
  Button,
  DataTable,
  EmptyState,
  IconButton,
  RelativeTime,
  SearchBox,
  StatusBadge,
  type DataColumn,
} from '@atrium/ui';
import { useState } from 'react';
import { useApproveLeaveMutation, useDecideLeaveMutation, useListLeaveApprovalsQuery } from '../leave.api.js';
import { amountInWords, changeInWords, leaveDatesInWords, stateOf } from '../leave.format.js';
import css from './leave-approvals.module.scss';
import { tellDecision } from './leave.dialog.js';
import { PlacedPerson } from './placed-person.js';
import { TeamPresence } from './team-presence.js';
import { shiftDay } from '../../../shared/shift-day.js';

const LeaveDialog = lazyDialog(() => import('./leave.dialog.js'));

interface Opened {
  id: string;
  declining: boolean;
}

/** What waits for a decision, with the presence of the teams if what is selected is approved. */
export function LeaveApprovals() {
  const [from, setFrom] = useState<string | undefined>();
  const [search, setSearch] = useState('');
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened | null>(null);
  const { data, error, refetch } = useListLeaveApprovalsQuery(from ? { from } : {});
  const approve = useApprove(() => setKeys(new Set()));
  const rows = data?.items.filter((row) => matches(row, search));
  const selected = data?.items.filter((row) => keys.has(row.leave.id)) ?? [];
  const shown = data?.items.find((row) => row.leave.id === opened?.id);
  return (
    <>
      {data && data.items.length > 0 && (
        <TeamPresence
          approvals={data}
          selected={selected}
          actions={<Weeks approvals={data} onGo={setFrom} />}
        />
      )}
      <div className={css['search']}>
        <SearchBox
          label={t('Search requests')}
          placeholder={t('Person or reason')}
          value={search}
          onSearch={setSearch}
        />
      </div>
      <DataTable
        inCard
        label={t('Requests waiting')}
        columns={COLUMNS()}
        rows={rows}
        keyOf={({ leave }) => leave.id}
        nameOf={({ leave }) => `${leave.employee.name}, ${leaveDatesInWords(leave)}`}
        onOpen={({ leave }) => setOpened({ id: leave.id, declining: false })}
        rowActions={(row) => (
          <Decide
            row={row}
            onOpen={(declining) => setOpened({ id: row.leave.id, declining })}
            onApprove={() => void approve.one(row)}
          />
        )}
        selection={{
          keys,
          onChange: setKeys,
          whyNot,
          words: t('{count, plural, one {# selected} other {# selected}}', { count: selected.length }),
          actions: () => (
            <button type="button" disabled={approve.busy} onClick={() => void approve.all(selected)}>
              {t('Approve {count}', { count: selected.length })}
            </button>
          ),
        }}
        error={error}
        onRetry={() => void refetch()}
        {...(search && { onClearFilters: () => setSearch('') })}
        empty={
          <EmptyState
            title={t('Nothing waits for a decision')}
            text={t('Leave that people apply for appears here, with who else is away then.')}
          />
        }
      />
      {data && data.total > data.items.length && (
        <p className="at-muted m-0">
          {t('The first {shown} of {total} are shown.', { shown: data.items.length, total: data.total })}
        </p>
      )}
      {shown && (
        <LeaveDialog
          leave={shown.leave}
          declining={opened?.declining ?? false}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** The weeks before and after; the presence begins with this week. */
function Weeks({ approvals, onGo }: { approvals: Approvals; onGo: (from: string) => void }) {
  const { dates } = approvals;
  const first = dates[0]?.date ?? approvals.today;
  return (
    <>
      <IconButton
        icon="chevron-left"
        label={t('Weeks before')}
        onClick={() => onGo(shiftDay(first, -dates.length))}
      />
      <IconButton
        icon="chevron-right"
        label={t('Weeks after')}
        onClick={() => onGo(shiftDay(first, dates.length))}
      />
    </>
  );
}

function useApprove(onDone: () => void) {
  const [decide] = useDecideLeaveMutation();
  const [approve, { isLoading }] = useApproveLeaveMutation();
  const { take } = useStep();
  return {
    busy: isLoading,
    one: async ({ leave, request }: LeaveApproval) => {
      if (!(await askDecision('approve'))) return;
      await take({
        of: leave.id,
        work: async () => {
          await decide({ ...request, decision: 'approve', reason: null }).unwrap();
          tellDecision('approve');
        },
      });
    },
    all: async (chosen: readonly LeaveApproval[]) => {
      if (!(await askDecision('approve'))) return;
      await take({
        work: async () => {
          const { rows } = await approve({ requests: chosen.map(({ request }) => request) }).unwrap();
          tellReport(rows);
          onDone();
        },
      });
    },
  };
}

/** How many were approved, and why each of the others was not. */
function tellReport(rows: readonly { name: string | null; refusal: string | null }[]): void {
  const refused = rows.filter(({ refusal }) => refusal !== null);
  const count = rows.length - refused.length;
  if (count > 0) toast.success(t('{count, plural, one {# request} other {# requests}} approved', { count }));
  for (const { name, refusal } of refused) toast.error(name ?? t('Request'), { text: refusal ?? '' });
}

/** What warns is looked at alone, so that approving several is always safe. */
function whyNot({ mayDecide, warnings, leave }: LeaveApproval): string | undefined {
  if (!mayDecide) return t('It waits for someone else.');
  if (leave.state === 'cancelRequested') return t('It is a cancellation: open it first.');
  return warnings.length > 0 ? warnings.join(' ') : undefined;
}

interface DecideProps {
  row: LeaveApproval;
  onOpen: (declining: boolean) => void;
  onApprove: () => void;
}

function Decide({ row, onOpen, onApprove }: DecideProps) {
  if (!row.mayDecide) return null;
  return (
    <>
      <Button size="xs" variant="ghost" onClick={() => onOpen(true)}>
        {t('Decline')}
      </Button>
      {whyNot(row) === undefined ? (
        <Button size="xs" onClick={onApprove}>
          {t('Approve')}
        </Button>
      ) : (
        <Button size="xs" onClick={() => onOpen(false)}>
          {t('Open')}
        </Button>
      )}
    </>
  );
}

function matches({ leave }: LeaveApproval, search: string): boolean {
  const text = `${leave.employee.name} ${leave.reason ?? ''}`.toLocaleLowerCase();
  return text.includes(search.trim().toLocaleLowerCase());
}

const COLUMNS = (): DataColumn<LeaveApproval>[] => [
  {
    ...{ id: 'person', header: t('Person'), weight: 'name', card: 'name' },
    cell: ({ leave, department }) => <PlacedPerson name={leave.employee.name} note={department} />,
  },
  { id: 'dates', header: t('Dates'), card: 'text', cell: ({ leave }) => leaveDatesInWords(leave) },
  {
    ...{ id: 'days', header: t('Days'), align: 'end', weight: 'figure', card: 'state' },
    cell: ({ leave }) => (
      <span className={css['two']}>
        <span>{amountInWords(leave)}</span>
        <span className="at-12 at-muted">{leave.type.name}</span>
      </span>
    ),
  },
  {
    ...{ id: 'balance', header: t('Balance'), align: 'end' },
    cell: ({ balance }) => (balance ? changeInWords(balance) : '–'),
  },
  { id: 'reason', header: t('Reason'), wide: true, cell: ({ leave }) => leave.reason ?? '–' },
  { id: 'away', header: t('Away then'), card: 'note', cell: (row) => <Away row={row} /> },
  {
    ...{ id: 'since', header: t('Since'), align: 'end', wide: true },
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

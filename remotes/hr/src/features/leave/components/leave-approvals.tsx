import { addDays, type LeaveApproval, type LeaveApprovals as Approvals } from '@atrium/contracts';
import { askDecision, lazyDialog, t, useStep } from '@atrium/sdk';
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  IconButton,
  Loaded,
  SearchBox,
  SkeletonCards,
  type Selection,
} from '@atrium/ui';
import { useState } from 'react';
import { useApproveLeaveMutation, useDecideLeaveMutation, useListLeaveApprovalsQuery } from '../leave.api.js';
import { leaveDatesInWords } from '../leave.format.js';
import { approvalColumns } from './leave-approval-columns.js';
import { tellDecision } from './decision-toast.format.js';
import { tellReport } from '../../../shared/tell-report.js';
import { TeamPresence } from './team-presence.js';

const LeaveDialog = lazyDialog(() => import('./leave.dialog.js'));

interface Opened {
  id: string;
  declining: boolean;
}

/** What waits for a decision, with the presence of the teams if what is selected is approved. */
export function LeaveApprovals() {
  const [from, setFrom] = useState<string | undefined>();
  const query = useListLeaveApprovalsQuery(from ? { from } : {});
  return (
    <Loaded
      of={query}
      title={t('The requests could not be loaded')}
      skeleton={<SkeletonCards cards={2} rows={5} label={t('Loading the rows')} />}
    >
      {(approvals) => <Waiting approvals={approvals} onGo={setFrom} />}
    </Loaded>
  );
}

interface WaitingProps {
  approvals: Approvals;
  onGo: (from: string) => void;
}

function Waiting({ approvals, onGo }: WaitingProps) {
  const [search, setSearch] = useState('');
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const { items, total } = approvals;
  const selected = items.filter((row) => keys.has(row.leave.id));
  return (
    <>
      {items.length > 0 && (
        <TeamPresence
          approvals={approvals}
          selected={selected}
          actions={<Weeks approvals={approvals} onGo={onGo} />}
        />
      )}
      <Card
        fill="rows"
        title={t('Requests waiting')}
        count={total}
        actions={
          <SearchBox
            label={t('Search requests')}
            placeholder={t('Person or reason')}
            value={search}
            onSearch={setSearch}
          />
        }
      >
        <Requests
          items={items}
          search={search}
          keys={keys}
          selected={selected}
          onSearch={setSearch}
          onKeys={setKeys}
        />
      </Card>
      {total > items.length && (
        <p className="at-muted m-0">
          {t('The first {shown} of {total} are shown.', { shown: items.length, total })}
        </p>
      )}
    </>
  );
}

interface RequestsProps {
  items: readonly LeaveApproval[];
  search: string;
  keys: ReadonlySet<string>;
  selected: readonly LeaveApproval[];
  onSearch: (search: string) => void;
  onKeys: (keys: ReadonlySet<string>) => void;
}

function Requests({ items, search, keys, selected, onSearch, onKeys }: RequestsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const approve = useApprove(() => onKeys(new Set()));
  const shown = items.find((row) => row.leave.id === opened?.id);
  const open = ({ leave: { id } }: LeaveApproval, declining = false) => setOpened({ id, declining });
  return (
    <>
      <DataTable
        inCard
        label={t('Requests waiting')}
        columns={approvalColumns()}
        rows={items.filter((row) => matches(row, search))}
        keyOf={({ leave }) => leave.id}
        nameOf={({ leave }) => `${leave.employee.name}, ${leaveDatesInWords(leave)}`}
        onOpen={(row) => open(row)}
        rowActions={(row) => (
          <Decide row={row} approve={approve} onOpen={(declining) => open(row, declining)} />
        )}
        selection={selectionOf({ keys, selected, onKeys, approve })}
        {...(search && { onClearFilters: () => onSearch('') })}
        empty={<NothingWaits />}
      />
      {shown && opened && (
        <LeaveDialog leave={shown.leave} declining={opened.declining} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

const NothingWaits = () => (
  <EmptyState
    title={t('Nothing waits for a decision')}
    text={t('Leave that people apply for appears here, with who else is away then.')}
  />
);

interface Selecting extends Pick<RequestsProps, 'keys' | 'selected' | 'onKeys'> {
  approve: ReturnType<typeof useApprove>;
}

const selectionOf = ({ keys, selected, onKeys, approve }: Selecting): Selection<LeaveApproval> => ({
  keys,
  whyNot,
  onChange: onKeys,
  words: t('{count, plural, one {# selected} other {# selected}}', { count: selected.length }),
  actions: () => (
    <button type="button" disabled={approve.busy} onClick={() => void approve.all(selected)}>
      {t('Approve {count}', { count: selected.length })}
    </button>
  ),
});

/** The weeks before and after; the presence begins with this week. */
function Weeks({ approvals, onGo }: { approvals: Approvals; onGo: (from: string) => void }) {
  const { dates } = approvals;
  const first = dates[0]?.date ?? approvals.today;
  return (
    <>
      <IconButton
        icon="chevron-left"
        label={t('Weeks before')}
        onClick={() => onGo(addDays(first, -dates.length))}
      />
      <IconButton
        icon="chevron-right"
        label={t('Weeks after')}
        onClick={() => onGo(addDays(first, dates.length))}
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
          tellReport(
            rows.map(({ name, refusal }) => ({ name: name ?? t('Request'), refusal })),
            (count) => t('{count, plural, one {# request} other {# requests}} approved', { count }),
          );
          onDone();
        },
      });
    },
  };
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
  approve: ReturnType<typeof useApprove>;
}

function Decide({ row, onOpen, approve }: DecideProps) {
  if (!row.mayDecide) return null;
  return (
    <>
      <Button size="xs" variant="ghost" onClick={() => onOpen(true)}>
        {t('Decline')}
      </Button>
      {whyNot(row) === undefined ? (
        <Button size="xs" onClick={() => void approve.one(row)}>
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

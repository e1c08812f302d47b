import { OPENING_BALANCE_FILE } from '@atrium/contracts';
import { lazyDialog, t, useCan, useCompanyPath } from '@atrium/sdk';
import { Button, Icon, ImportWizard, Page, useSearchParams, withValues, type LinkTab } from '@atrium/ui';
import { useState } from 'react';
import { Absences } from './components/absences.js';
import { BalanceSheet } from './components/balance-sheet.js';
import { LeaveApprovals } from './components/leave-approvals.js';
import { LeaveBalances } from './components/leave-balances.js';
import { LeaveList } from './components/leave-list.js';
import { MyLeave } from './components/my-leave.js';
import { YearEnd } from './components/year-end.js';
import { useListLeaveBalancesQuery, useListMyLeaveQuery } from './leave.api.js';

const AskLeaveDialog = lazyDialog(() => import('./components/ask-leave.dialog.js'));

const AddLeaveDialog = lazyDialog(() => import('./components/add-leave.dialog.js'));

const VIEWS = ['mine', 'waiting', 'all', 'away', 'balances', 'yearEnd'] as const;
type View = (typeof VIEWS)[number];

/** Leave, or the import of the balances that HR brings from another system. */
export default function LeavePage() {
  const mayKeep = useCan('hrOperations', 'leave', 'update');
  const [params] = useSearchParams();
  return params.get('view') === 'import' && mayKeep ? <OpeningImport /> : <LeaveViews />;
}

/** Own leave with its balances; requests of the people whom the reader may see; who is away; what HR keeps. */
function LeaveViews() {
  const mayRead = useCan('hrOperations', 'leave', 'read');
  const mayKeep = useCan('hrOperations', 'leave', 'update');
  const [params] = useSearchParams();
  const view = VIEWS.find((each) => each === params.get('view')) ?? (mayRead ? 'waiting' : 'mine');
  const { asked, ask } = useAsking();
  return (
    <Page
      title={t('Leave')}
      tabs={useLeaveTabs(view, { mayRead, mayKeep })}
      actions={<LeaveActions mayKeep={mayKeep} onAsk={ask} />}
    >
      {view === 'mine' && <Mine />}
      {view === 'waiting' && mayRead && <LeaveApprovals />}
      {view === 'all' && mayRead && <LeaveList />}
      {view === 'away' && <Absences />}
      {view === 'balances' && mayKeep && <BalanceSheet />}
      {view === 'yearEnd' && mayKeep && <YearEnd />}
      <div className="at-thumb">
        <Button variant="primary" size="lg" icon="plus" onClick={() => ask('me')}>
          {t('Apply for leave')}
        </Button>
      </div>
      {asked === 'someone' && mayKeep && <AddLeaveDialog onClose={() => ask(null)} />}
      {asked !== null && asked !== 'someone' && <AskLeaveDialog onClose={() => ask(null)} />}
    </Page>
  );
}

type Whom = 'me' | 'someone';

/** Whose leave is being asked for, as the address says. */
function useAsking() {
  const [params, setParams] = useSearchParams();
  const ask = (whom: Whom | null) =>
    setParams((before) => withValues(before, { new: whom === 'me' ? '1' : whom }), {
      replace: whom === null,
    });
  return { asked: params.get('new'), ask };
}

function LeaveActions({ mayKeep, onAsk }: { mayKeep: boolean; onAsk: (whom: Whom) => void }) {
  return (
    <>
      {mayKeep && (
        <Button size="sm" icon="user-plus" onClick={() => onAsk('someone')}>
          {t('Add leave for someone')}
        </Button>
      )}
      <Button size="sm" variant="primary" className="at-not-phone" onClick={() => onAsk('me')}>
        <Icon name="plus" />
        {t('Apply for leave')}
      </Button>
    </>
  );
}

/** What people had before, from a file. */
function OpeningImport() {
  const path = useCompanyPath()('leave/management');
  return (
    <ImportWizard
      record={OPENING_BALANCE_FILE}
      back={`${path}?view=balances`}
      note={t('Each balance becomes what the file says at the end of its day, once in a leave year.')}
      undoNote={t('Entries stay: correct the balance instead.')}
    />
  );
}

interface Rights {
  mayRead: boolean;
  mayKeep: boolean;
}

function useLeaveTabs(view: View, { mayRead, mayKeep }: Rights): LinkTab[] {
  const path = useCompanyPath()('leave/management');
  const tab = (label: string, key: View): LinkTab => ({
    label,
    to: `${path}?view=${key}`,
    current: view === key,
  });
  return [
    ...(mayRead ? [tab(t('Approvals'), 'waiting'), tab(t('All requests'), 'all')] : []),
    tab(t('My leave'), 'mine'),
    tab(t('Absence calendar'), 'away'),
    ...(mayKeep ? [tab(t('Balances'), 'balances'), tab(t('Year end'), 'yearEnd')] : []),
  ];
}

/** The requests come below the balances, whose number nobody knows before: drawn earlier, they would be pushed down. */
function Mine() {
  const { isLoading } = useListLeaveBalancesQuery({});
  // Asked for at the same time.
  useListMyLeaveQuery();
  const [areKnown, setKnown] = useState(false);
  if (!areKnown && !isLoading) setKnown(true);
  return (
    <>
      <LeaveBalances />
      {areKnown && <MyLeave />}
    </>
  );
}

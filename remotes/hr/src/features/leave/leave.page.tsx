import { lazyDialog, t, useCan, useCompanyPath } from '@atrium/sdk';
import { Button, Icon, Page, type LinkTab } from '@atrium/ui';
import { useSearchParams } from 'react-router-dom';
import { Absences } from './components/absences.js';
import { LeaveBalances } from './components/leave-balances.js';
import { LeaveList } from './components/leave-list.js';
import { MyLeave } from './components/my-leave.js';

const AskLeaveDialog = lazyDialog(() => import('./components/ask-leave.dialog.js'));

const VIEWS = ['mine', 'all', 'away'] as const;
type View = (typeof VIEWS)[number];

/** Own leave with its balances; requests of the people whom the reader may see; who is away. */
export default function LeavePage() {
  const mayRead = useCan('hrOperations', 'leave', 'read');
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((each) => each === params.get('view')) ?? (mayRead ? 'all' : 'mine');
  const ask = (open: boolean) => {
    const next = new URLSearchParams(params);
    if (open) next.set('new', '1');
    else next.delete('new');
    setParams(next, { replace: !open });
  };
  return (
    <Page
      title={t('Leave')}
      tabs={useLeaveTabs(view, mayRead)}
      actions={
        <Button variant="primary" onClick={() => ask(true)}>
          <Icon name="plus" />
          {t('Apply for leave')}
        </Button>
      }
    >
      {view === 'mine' && (
        <>
          <LeaveBalances />
          <MyLeave />
        </>
      )}
      {view === 'all' && mayRead && <LeaveList />}
      {view === 'away' && <Absences />}
      {params.has('new') && <AskLeaveDialog onClose={() => ask(false)} />}
    </Page>
  );
}

function useLeaveTabs(view: View, mayRead: boolean): LinkTab[] {
  const path = useCompanyPath()('leave/management');
  const tab = (label: string, key: View): LinkTab => ({
    label,
    to: `${path}?view=${key}`,
    current: view === key,
  });
  return [
    ...(mayRead ? [tab(t('Requests'), 'all')] : []),
    tab(t('My leave'), 'mine'),
    tab(t('Absence calendar'), 'away'),
  ];
}

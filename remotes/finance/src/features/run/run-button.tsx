import { lazyDialog, t, useCan, useStep, useUser } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { monthFrom, monthIn } from '../../shared/months.rules.js';
import { sayMonth } from '../../shared/pay.format.js';
import { runApi } from '../../shared/run.api.js';
import { groupApi } from '../../shared/setup.api.js';
import { usePayrollPaths } from '../../shared/use-payroll-paths.js';
import { useStartRun } from './use-start-run.js';

const NewRunDialog = lazyDialog<{ month: string; onClose: () => void }>(() => import('./new-run.dialog.js'));

/** Begins the next month: at once where there is one pay group, otherwise for the one that is chosen. */
export function RunButton() {
  const mayCreate = useCan('finance', 'payroll', 'create');
  const { data: groups } = groupApi.useList({ limit: 2 });
  const month = useNextMonth(groups?.total === 1);
  const start = useStartRun();
  const { run } = usePayrollPaths();
  const navigate = useNavigate();
  const { take, busy } = useStep();
  const [asks, setAsks] = useState(false);
  const only = groups?.items[0];
  if (!mayCreate || !only || month === null) return null;
  const press = () => {
    if (groups.total > 1) setAsks(true);
    else void take({ work: async () => navigate(run(await start({ groupId: only.id, month }))) });
  };
  return (
    <>
      <Button size="sm" variant="primary" icon="plus" busy={busy} onClick={press}>
        {t('Run {month}', { month: sayMonth(month) })}
      </Button>
      {asks && <NewRunDialog month={month} onClose={() => setAsks(false)} />}
    </>
  );
}

/**
 * The month after the newest run, but no later than this one; null while that is not known, and where this month has
 * its run already.
 */
function useNextMonth(onlyGroup: boolean): string | null {
  const now = monthIn(useUser().company.timezone);
  const { data } = runApi.useList({
    limit: 1,
    kind: 'regular',
    sort: '-month',
    state: 'draft,computing,computed,submitted,approved,locked,paid',
  });
  if (!data) return null;
  const newest = data.items[0];
  const next = newest ? monthFrom(newest.month, 1) : now;
  if (onlyGroup && next > now) return null;
  return next < now ? next : now;
}

import { lazyDialog, t } from '@atrium/sdk';
import { Button, ButtonLink, EmptyState, RefField } from '@atrium/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEmployeeOffers, useEmployeeRef } from '../../../shared/employee.api.js';
import css from './chooser.module.scss';
import { LeaveBalances } from './leave-balances.js';

const AdjustDialog = lazyDialog(() => import('./adjust-leave.dialog.js'));
const EncashDialog = lazyDialog(() => import('./encash-leave.dialog.js'));

type Open = 'adjust' | 'encash' | null;

/** The balances of one person, whom HR chooses, and what HR may write into them. */
export function PersonBalances() {
  const [params, setParams] = useSearchParams();
  const id = params.get('person') ?? undefined;
  const person = useEmployeeRef(id);
  const choose = (next: { id: string } | null) =>
    setParams(next ? { view: 'balances', person: next.id } : { view: 'balances' }, { replace: true });
  return (
    <>
      <div className={css['field']}>
        <RefField
          label={t('Person')}
          useOffers={useEmployeeOffers}
          chosen={id === undefined ? null : (person ?? null)}
          onChoose={choose}
        />
      </div>
      <div className="at-actions">
        <ButtonLink size="sm" icon="upload" to="?view=import">
          {t('Import opening balances')}
        </ButtonLink>
      </div>
      {id === undefined ? (
        <EmptyState
          title={t('Choose a person')}
          text={t('Their balances appear here, with every entry behind them.')}
        />
      ) : (
        <Kept employeeId={id} />
      )}
    </>
  );
}

function Kept({ employeeId }: { employeeId: string }) {
  const [open, setOpen] = useState<Open>(null);
  const dialog = { employeeId, onClose: () => setOpen(null) };
  return (
    <>
      <div className="at-actions">
        <Button size="sm" variant="secondary" onClick={() => setOpen('adjust')}>
          {t('Correct a balance')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setOpen('encash')}>
          {t('Pay out days')}
        </Button>
      </div>
      <LeaveBalances employeeId={employeeId} />
      {open === 'adjust' && <AdjustDialog {...dialog} />}
      {open === 'encash' && <EncashDialog {...dialog} />}
    </>
  );
}

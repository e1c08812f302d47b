import { lazyDialog, t, useCan } from '@atrium/sdk';
import { Icon, Menu } from '@atrium/ui';
import { useState } from 'react';
import { groupApi } from '../../../shared/setup.api.js';
import type { SpecialDialogProps } from './special-dialog.types.js';

const DIALOGS = {
  offCycle: lazyDialog<SpecialDialogProps>(() => import('./off-cycle.dialog.js')),
  settlement: lazyDialog<SpecialDialogProps>(() => import('./settlement.dialog.js')),
};

/** Begins a run that is not a month's. */
export function MoreRuns() {
  const mayCreate = useCan('finance', 'payroll', 'create');
  const { data: groups } = groupApi.useList({ limit: 2 });
  const [opened, setOpened] = useState<keyof typeof DIALOGS | null>(null);
  const [first] = groups?.items ?? [];
  if (!mayCreate || !groups || !first) return null;
  const Opened = opened && DIALOGS[opened];
  return (
    <>
      <Menu
        className="btn btn-secondary btn-icon btn-sm"
        label={t('Other runs')}
        items={[
          { label: t('Pay between months'), icon: 'plus', onSelect: () => setOpened('offCycle') },
          { label: t('Settle someone who leaves'), icon: 'logout', onSelect: () => setOpened('settlement') },
        ]}
      >
        <Icon name="dots" />
      </Menu>
      {Opened && (
        <Opened
          only={groups.total === 1 ? { id: first.id, name: first.name } : null}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

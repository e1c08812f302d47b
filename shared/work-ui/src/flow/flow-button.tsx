import { lazyDialog, t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import { useTaskArea } from '../area/area-context.js';
import type { FlowDialogProps } from './flow.dialog.js';
import { useListTaskFlowsQuery } from './flow.api.js';

const FlowDialog = lazyDialog<FlowDialogProps>(() => import('./flow.dialog.js'));

/** Opens the stages and fields of the page's tasks, for those who may change them. */
export function FlowButton() {
  const area = useTaskArea();
  const { data } = useListTaskFlowsQuery();
  const [open, setOpen] = useState(false);
  const flows = data?.items.filter(({ tab, mayChange }) => mayChange && (area === undefined || tab === area));
  if (!flows?.length) return null;
  return (
    <>
      <Button size="sm" icon="adjustments-horizontal" onClick={() => setOpen(true)}>
        {t('Stages and fields')}
      </Button>
      {open && <FlowDialog flows={flows} onClose={() => setOpen(false)} />}
    </>
  );
}

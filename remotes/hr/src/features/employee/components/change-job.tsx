import type { Employee } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';

const JobDialog = lazyDialog(() => import('./job.dialog.js'));

/** Changes the job of somebody from a day on, where nothing else is next. */
export function ChangeJob({ row }: { row: Employee }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="primary" icon="pencil" onClick={() => setOpen(true)}>
        {t('Change job')}
      </Button>
      {open && <JobDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

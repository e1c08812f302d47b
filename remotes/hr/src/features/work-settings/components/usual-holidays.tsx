import { lazyDialog, t, useCan } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';

const UsualHolidaysDialog = lazyDialog(() => import('./usual-holidays.dialog.js'));

/** Leads to the first holidays of a company, by the state where it works. */
export function UsualHolidays() {
  const mayCreate = useCan('hrOperations', 'workSchedule', 'create');
  const [open, setOpen] = useState(false);
  if (!mayCreate) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('Add the holidays of the state')}
      </Button>
      {open && <UsualHolidaysDialog onClose={() => setOpen(false)} />}
    </>
  );
}

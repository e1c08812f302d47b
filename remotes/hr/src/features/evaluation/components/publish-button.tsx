import { lazyDialog, t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import type { PublishProps } from '../evaluation.types.js';

const PublishDialog = lazyDialog<PublishProps>(() => import('./publish.dialog.js'));

/** Opens what stands before publishing. */
export function PublishButton({ cycle, people }: Omit<PublishProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  if (!cycle.allowedTransitions.includes('publish')) return null;
  return (
    <>
      <Button size="sm" variant="primary" onClick={() => setOpen(true)}>
        {t('Publish')}
      </Button>
      {isOpen && <PublishDialog cycle={cycle} people={people} onClose={() => setOpen(false)} />}
    </>
  );
}

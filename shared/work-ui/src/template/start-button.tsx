import { lazyDialog, t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import type { StartDialogProps } from './start-template.dialog.js';
import { templateApi } from './template.api.js';

const StartDialog = lazyDialog<StartDialogProps>(() => import('./start-template.dialog.js'));
const ALL: object = { sort: 'name', limit: 100 };

/** Makes the tasks of a template; shown once the company has one. */
export default function StartButton() {
  const { data } = templateApi.useList(ALL);
  const [open, setOpen] = useState(false);
  if (!data?.items.length) return null;
  return (
    <>
      <Button size="sm" icon="list" onClick={() => setOpen(true)}>
        {t('Start from a template')}
      </Button>
      {open && <StartDialog templates={data.items} onClose={() => setOpen(false)} />}
    </>
  );
}

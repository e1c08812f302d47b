import type { ActivityAbout } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import type { ClientMailProps } from './client-mail.dialog.js';

const ClientMailDialog = lazyDialog<ClientMailProps>(() => import('./client-mail.dialog.js'));

/** The button that writes an email to a lead or to people of a client. */
export function WriteEmail({ about }: { about: ActivityAbout }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon="mail" onClick={() => setOpen(true)}>
        {t('Write email')}
      </Button>
      {open && <ClientMailDialog about={about} onClose={() => setOpen(false)} />}
    </>
  );
}

import { bothRolesKey, type PayRunCheck } from '@atrium/contracts';
import { formatDate, lazyDialog, t, useSetting, useStep, useUser } from '@atrium/sdk';
import { Button, Icon, ListRow } from '@atrium/ui';
import { useState } from 'react';

const BothRolesDialog = lazyDialog<{ onClose: () => void }>(() => import('./both-roles.dialog.js'));

/** Whom an admin allows to compute and approve runs, why, and until when. */
export function BothRolesRow({ both }: { both: PayRunCheck['both'] }) {
  const isAdmin = useUser().role === 'admin';
  if (both === null) return null;
  return (
    <ListRow
      wrap
      lead={<Icon name="shield-lock" />}
      title={t('{name} may compute and approve runs until {day}', {
        name: both.name,
        day: formatDate(both.until),
      })}
      text={t('“{reason}”', { reason: both.reason })}
      end={isAdmin && <EndButton />}
    />
  );
}

function EndButton() {
  const { save } = useSetting(bothRolesKey);
  const { take, busy } = useStep();
  const end = () => take({ ask: null, work: () => save(null), done: t('Two people are needed again') });
  return (
    <Button size="sm" busy={busy} onClick={() => void end()}>
      {t('Allow no longer')}
    </Button>
  );
}

/** An admin's way to allow it; nothing for others. */
export function BothRolesButton() {
  const isAdmin = useUser().role === 'admin';
  const [opened, setOpened] = useState(false);
  if (!isAdmin) return null;
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpened(true)}>
        {t('Allow one person to do both')}
      </Button>
      {opened && <BothRolesDialog onClose={() => setOpened(false)} />}
    </>
  );
}

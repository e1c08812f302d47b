import type { CurrentUser } from '@atrium/contracts';
import { fetchSession, formatTime, isApiFailure, t, toast, usePortalStore } from '@atrium/sdk';
import { Button, Icon } from '@atrium/ui';
import { useState } from 'react';
import { stopSeeing } from './see-as.api.js';

/** Says as whom the portal is shown and until when, with a button that ends it. */
export function SeenAsBanner({ user: { firstName, lastName, seenBy } }: { user: CurrentUser }) {
  const store = usePortalStore();
  const [busy, setBusy] = useState(false);
  if (!seenBy) return null;
  const stop = async () => {
    setBusy(true);
    try {
      await stopSeeing();
      await store.dispatch(fetchSession());
    } catch (reason) {
      toast.error(
        t('It did not work. Try again.'),
        isApiFailure(reason) ? { text: reason.error.message } : {},
      );
      setBusy(false);
    }
  };
  return (
    <aside className="at-seen-as" aria-label={t('You are looking as somebody else')}>
      <Icon name="eye" />
      <span className="at-grow">
        <strong>{t('You see the portal as {name}.', { name: `${firstName} ${lastName}` })}</strong>{' '}
        {t('Nothing can be changed. It ends at {time}.', {
          time: formatTime(seenBy.until),
        })}
      </span>
      <Button size="sm" busy={busy} onClick={() => void stop()}>
        {t('Stop')}
      </Button>
    </aside>
  );
}

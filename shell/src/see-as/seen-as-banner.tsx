import type { CurrentUser } from '@atrium/contracts';
import { fetchSession, formatTime, t, usePortalStore, useStep } from '@atrium/sdk';
import { Button, Icon } from '@atrium/ui';
import { stopSeeing } from './see-as.api.js';

/** Says as whom the portal is shown and until when, with a button that ends it. */
export function SeenAsBanner({ user: { firstName, lastName, seenBy } }: { user: CurrentUser }) {
  const store = usePortalStore();
  const { take, busy } = useStep();
  if (!seenBy) return null;
  const stop = () =>
    take({
      work: async () => {
        await stopSeeing();
        await store.dispatch(fetchSession());
      },
      failed: t('That did not work. Try again.'),
    });
  return (
    <aside className="at-seen-as" aria-label={t('Viewing as someone else')}>
      <Icon name="eye" />
      <span className="at-grow">
        <strong>{t('You are viewing as {name}.', { name: `${firstName} ${lastName}` })}</strong>{' '}
        {t('You cannot change anything. It ends at {time}.', {
          time: formatTime(seenBy.until),
        })}
      </span>
      <Button size="sm" busy={busy} onClick={() => void stop()}>
        {t('Stop')}
      </Button>
    </aside>
  );
}

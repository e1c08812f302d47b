import { lazyPage, t, useSession } from '@atrium/sdk';
import { Button, Cover, whenIdle } from '@atrium/ui';
import { useEffect } from 'react';
import { BlankFrame } from '../app/blank-frame.js';
import { LazyPart, notArrived } from '../app/lazy-part.js';
import { FullPageSpinner } from '../session/session-gate.js';
import { useDeparture } from '../session/use-departure.js';

const LockContent = lazyPage(() => import(/* webpackChunkName: 'lock' */ './lock-content.js'));

/** Over the page whose session is locked or has ended: its person goes on with the password, and nothing typed is lost. */
export function LockCover() {
  const { user, lock } = useSession();
  const { leaving } = useDeparture();
  useEffect(() => whenIdle(LockContent.preload), []);
  if (!user || !lock || leaving) return null;
  const title = lock === 'locked' ? t('Locked') : t('Your session has ended');
  return (
    <Cover key={lock} label={title}>
      <LazyPart waiting={<FullPageSpinner />} failed={(retry) => <NotHere title={title} onRetry={retry} />}>
        <LockContent title={title} user={user} lock={lock} />
      </LazyPart>
    </Cover>
  );
}

function NotHere({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <BlankFrame>
      <div className="at-blank" role="alert">
        <h1>{title}</h1>
        <p>{notArrived()}</p>
        <div className="acts">
          <Button variant="primary" onClick={onRetry}>
            {t('Retry')}
          </Button>
        </div>
      </div>
    </BlankFrame>
  );
}

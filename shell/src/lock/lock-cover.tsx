import { lazyPage, t, useSession } from '@atrium/sdk';
import { Cover, whenIdle } from '@atrium/ui';
import { useEffect } from 'react';
import { BlankFrame } from '../app/blank-frame.js';
import { LazyPart } from '../app/lazy-part.js';
import { MissingCode } from '../app/missing-code.js';
import { FullPageSpinner } from '../session/session-gate.js';
import { useDeparture } from '../session/use-departure.js';

const LockContent = lazyPage(() => import(/* webpackChunkName: 'lock' */ './lock-content.js'));

/**
 * Covers the page when its session is locked or has ended. Its person continues with the password, and no input is
 * lost.
 */
export function LockCover() {
  const { user, lock } = useSession();
  const { leaving } = useDeparture();
  useEffect(() => whenIdle(LockContent.preload), []);
  if (!user || !lock || leaving) return null;
  const title = lock === 'locked' ? t('Locked') : t('Your session has ended');
  return (
    <Cover key={lock} label={title}>
      <LazyPart
        waiting={<FullPageSpinner />}
        failed={(retry) => (
          <BlankFrame>
            <MissingCode title={title} onRetry={retry} />
          </BlankFrame>
        )}
      >
        <LockContent title={title} user={user} lock={lock} />
      </LazyPart>
    </Cover>
  );
}

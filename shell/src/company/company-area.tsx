import '@atrium/ui/frame.scss';
import { isStaff } from '@atrium/contracts';
import {
  applyLiveEvent,
  connectApi,
  connectLiveEvents,
  lazyPage,
  preloadToasts,
  usePortalStore,
  useSession,
  type PortalStore,
} from '@atrium/sdk';
import { addIcons, APP_ICONS, whenIdle } from '@atrium/ui';
import { Suspense, useEffect, useRef, type ComponentProps } from 'react';
import { loadStyles, styled } from '../app/styled.js';
import { useWholeTexts } from '../app/use-whole-texts.js';
import { connectionSlice } from '../chrome/connection.slice.js';
import { connectCustomizer } from '../customizer/connect-customizer.js';
import { useLockAddress } from '../lock/lock-address.js';
import { useIdleLock } from '../lock/use-idle-lock.js';
import { LockCover } from '../lock/lock-cover.js';
import type SeenAs from '../see-as/seen-as-page.js';
import { useSeenChange } from '../see-as/use-seen-change.js';
import { FullPageSpinner } from '../session/session-gate.js';
import { CompanyPage } from './company-page.js';

addIcons(APP_ICONS);

const SecondFactorGate = lazyPage(
  styled(
    () => import(/* webpackChunkName: 'second-factor' */ '../session/second-factor/second-factor-gate.js'),
  ),
);

const SeenAsPage = lazyPage<ComponentProps<typeof SeenAs>>(
  styled(() => import(/* webpackChunkName: 'see-as' */ '../see-as/seen-as-page.js')),
);

const connected = new WeakSet<PortalStore>();

/** Called before the first component that queries, and outside of rendering because it dispatches. */
export function connectOnce(store: PortalStore): void {
  if (connected.has(store)) return;
  connected.add(store);
  connectApi(store);
  store.injectSlice(connectionSlice);
  connectCustomizer(store);
}

/** Everything below /{companyCode} except the sign-in pages: the part of the shell that caches server data. */
export default function CompanyArea() {
  useStyles();
  useLiveEvents();
  useLockAddress();
  useSeenChange();
  useWholeTexts();
  useEffect(() => whenIdle(preloadToasts), []);
  const { user } = useSession();
  if (user?.secondFactorMissing) {
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <SecondFactorGate />
      </Suspense>
    );
  }
  if (user?.seenBy) {
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <SeenAsPage user={{ ...user, seenBy: user.seenBy }}>
          <CompanyPage />
        </SeenAsPage>
      </Suspense>
    );
  }
  return (
    <>
      <CompanyPage />
      {user && isStaff(user.role) && <IdleLock />}
      <LockCover />
    </>
  );
}

/** Mounted only when somebody is signed in, because it loads settings. */
function IdleLock() {
  useIdleLock();
  return null;
}

/** Loads the styles of menus, tables and dialogs right after the dashboard, which does not need them. */
function useStyles(): void {
  useEffect(() => {
    // Components that need the styles wait for them and report a failure.
    loadStyles().catch(() => undefined);
  }, []);
}

/** Without a session the server closes the stream; missed events are made up for when the person is back. */
function useLiveEvents(): void {
  const store = usePortalStore();
  const { user, lock } = useSession();
  const userId = user?.id;
  const ended = lock === 'ended';
  const missed = useRef(false);
  useEffect(() => {
    if (!userId) return undefined;
    if (ended) {
      missed.current = true;
      return undefined;
    }
    if (missed.current) applyLiveEvent(store, { type: 'resync' });
    missed.current = false;
    return connectLiveEvents(store);
  }, [store, userId, ended]);
}

import { t, usePortalStore, useSession } from '@atrium/sdk';
import { AuthLayout, Button } from '@atrium/ui';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { usePageTitle } from '../app/use-page-title.js';
import { homePath } from '../session/access.rules.js';
import { FullPageSpinner } from '../session/session-gate.js';
import { lockSession } from './lock.api.js';

/** Asks whether to lock, because any site can link here, so the URL alone must not lock. */
export default function LockScreenPage() {
  usePageTitle(t('Lock screen'));
  const { user, lock } = useSession();
  const [wasLocked, setWasLocked] = useState(lock !== null);
  if (lock && !wasLocked) setWasLocked(true);
  // The cover over this page unlocks it.
  if (lock || !user) return <FullPageSpinner />;
  return wasLocked ? <Navigate to={homePath(user)} replace /> : <LockQuestion home={homePath(user)} />;
}

function LockQuestion({ home }: { home: string }) {
  const store = usePortalStore();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const lock = () => {
    setBusy(true);
    void lockSession(store).finally(() => setBusy(false));
  };
  return (
    <AuthLayout
      title={t('Lock screen')}
      text={t('Locks the portal in this browser. Your password unlocks it.')}
    >
      <Button variant="primary" size="lg" busy={busy} onClick={lock}>
        {t('Lock')}
      </Button>
      <Button size="lg" onClick={() => void navigate(home, { replace: true })}>
        {t('Back')}
      </Button>
    </AuthLayout>
  );
}

import { t, usePortalStore, useSession } from '@atrium/sdk';
import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '../app/use-page-title.js';
import { homePath } from '../session/access.rules.js';
import { FullPageSpinner } from '../session/session-gate.js';
import { lockSession } from './lock.api.js';

/** Who opens the lock screen's address locks the portal; the cover over this page opens it again. */
export default function LockScreenPage() {
  usePageTitle(t('Locked'));
  const store = usePortalStore();
  const { user, lock } = useSession();
  const [tried, setTried] = useState(false);
  const began = useRef(false);
  useEffect(() => {
    if (began.current) return;
    began.current = true;
    const { lock: present } = store.getState().session;
    void (present ? Promise.resolve() : lockSession(store)).finally(() => setTried(true));
  }, [store]);
  if (user && tried && lock === null) return <Navigate to={homePath(user)} replace />;
  return <FullPageSpinner />;
}

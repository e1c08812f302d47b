import { useSession } from '@atrium/sdk';
import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { isLockPath, lockPath } from '../session/access.rules.js';

interface LockState {
  behind?: Location;
}

/** The location of the page that is shown. The lock screen has an address of its own, and the page stays behind it. */
export function usePageLocation(): Location {
  const location = useLocation();
  const state = location.state as LockState | null;
  return (isLockPath(location.pathname) && state?.behind) || location;
}

/** Below the page's location: a locked page stands at the lock screen's address, and at its own when it is open again. */
export function useLockAddress(): void {
  const { user, lock } = useSession();
  const navigate = useNavigate();
  const page = useLocation();
  const code = user?.company.code;
  useEffect(() => {
    if (!code || isLockPath(page.pathname)) return;
    const isAway = isLockPath(window.location.pathname);
    const state: LockState = { behind: page };
    if (lock === 'locked' && !isAway) void navigate(lockPath(code), { replace: true, state });
    if (lock === null && isAway) void navigate(page, { replace: true, state: page.state as unknown });
  }, [lock, code, page, navigate]);
}

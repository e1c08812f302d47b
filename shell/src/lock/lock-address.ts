import { useSession } from '@atrium/sdk';
import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { isLockPath, lockPath } from '../session/access.rules.js';

interface LockState {
  behind?: Location;
}

/** The location of the shown page. The lock screen has its own URL, and the page stays mounted behind it. */
export function usePageLocation(): Location {
  const location = useLocation();
  const state = location.state as LockState | null;
  return (isLockPath(location.pathname) && state?.behind) || location;
}

/** The page that was chosen last, at whose address the browser is already while the page itself is still fetched. */
function newest(page: Location): Location {
  const { pathname, search, hash } = window.location;
  return pathname === page.pathname ? page : { ...page, pathname, search, hash, state: null };
}

/** Keeps the lock screen's URL while the page is locked, and the page's own URL otherwise. */
export function useLockAddress(): void {
  const { user, lock } = useSession();
  const navigate = useNavigate();
  const page = useLocation();
  const code = user?.company.code;
  useEffect(() => {
    if (!code || isLockPath(page.pathname)) return;
    const isAway = isLockPath(window.location.pathname);
    const state: LockState = { behind: isAway ? page : newest(page) };
    if (lock === 'locked' && !isAway) void navigate(lockPath(code), { replace: true, state });
    if (lock === null && isAway) void navigate(page, { replace: true, state: page.state as unknown });
  }, [lock, code, page, navigate]);
}

import { sessionEnded, t, type PortalStore } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useDispatch } from 'react-redux';
import { useLogout } from '../session/use-logout.js';

/** Signs out; a session that is only locked is ended on the server as well. */
export function LeaveButton({ lock }: { lock: 'ended' | 'locked' }) {
  const dispatch = useDispatch<PortalStore['dispatch']>();
  const logout = useLogout();
  return lock === 'locked' ? (
    <Button size="lg" onClick={logout}>
      {t('Sign out')}
    </Button>
  ) : (
    <Button size="lg" onClick={() => dispatch(sessionEnded())}>
      {t('Use another account')}
    </Button>
  );
}

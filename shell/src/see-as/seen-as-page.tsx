import type { CurrentUser } from '@atrium/contracts';
import { fetchSession, sessionEnded, usePortalStore, useSession } from '@atrium/sdk';
import { useEffect, type ReactNode } from 'react';
import { SeenAsBanner } from './seen-as-banner.js';

interface SeenAsPageProps {
  user: CurrentUser & Required<Pick<CurrentUser, 'seenBy'>>;
  children: ReactNode;
}

/** The page at the URL, below a bar that says as whom it is shown. */
export default function SeenAsPage({ user, children }: SeenAsPageProps) {
  useEnd(user.seenBy.until);
  return (
    <div className="at-seen-page">
      <SeenAsBanner user={user} />
      <div className="at-seen-content">{children}</div>
    </div>
  );
}

/**
 * Ends when the time is over or the admin's session ends. There is no lock screen, because the admin does not have the
 * shown person's password.
 */
function useEnd(until: string): void {
  const store = usePortalStore();
  const { lock } = useSession();
  useEffect(() => {
    const left = Math.max(0, new Date(until).getTime() - Date.now());
    const timer = setTimeout(() => void store.dispatch(fetchSession()), left + 1_000);
    return () => clearTimeout(timer);
  }, [store, until]);
  useEffect(() => {
    if (lock) store.dispatch(sessionEnded());
  }, [store, lock]);
}

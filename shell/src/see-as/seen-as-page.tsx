import type { CurrentUser } from '@atrium/contracts';
import { fetchSession, sessionEnded, usePortalStore, useSession } from '@atrium/sdk';
import { useEffect, type ReactNode } from 'react';
import { SeenAsBanner } from './seen-as-banner.js';

interface SeenAsPageProps {
  user: CurrentUser & Required<Pick<CurrentUser, 'seenBy'>>;
  children: ReactNode;
}

/** Whatever stands at the address, below a bar that says as whom it is seen. */
export default function SeenAsPage({ user, children }: SeenAsPageProps) {
  useEnd(user.seenBy.until);
  return (
    <div className="at-seen-page">
      <SeenAsBanner user={user} />
      <div className="at-seen-content">{children}</div>
    </div>
  );
}

/** The time passes, or the admin's session ends: the password of the person who is shown is not the admin's to give. */
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

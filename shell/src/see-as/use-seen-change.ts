import { can, type CurrentUser } from '@atrium/contracts';
import { useSession } from '@atrium/sdk';
import { useEffect, useRef } from 'react';
import { homePath } from '../session/access.rules.js';

/**
 * When an admin begins or ends to look as somebody else, in any tab, all cached data belongs to another person: the
 * page reloads at a path that the shown person may open.
 */
export function useSeenChange(): void {
  const { user } = useSession();
  const before = useRef(user);
  useEffect(() => {
    const last = before.current;
    before.current = user;
    if (!user || !last || user.id === last.id || !(user.seenBy ?? last.seenBy)) return;
    window.location.assign(user.seenBy ? homePath(user) : pathAfter(user));
  }, [user]);
}

/** Where people begin to look as somebody else. */
const pathAfter = (user: CurrentUser): string =>
  `/${user.company.code}/${can(user, 'admin', 'users', 'update') ? 'admin/users' : 'client/management'}`;

import { ANNOUNCER_ROLES, type DisplayChoice } from '@atrium/contracts';
import { t, useMayOpen, usePortalStore, useUser } from '@atrium/sdk';
import { displayChosen } from '../customizer/customizer.slice.js';
import { useDisplay } from '../customizer/use-display.js';
import { lockSession } from '../lock/lock.api.js';
import { useLogout } from '../session/use-logout.js';
import { startTour } from '../tour/tour-state.js';
import type { Command } from './command.types.js';

/** The commands of the shell itself. @param waiting how many requests wait for the person's decision */
export function useOwnCommands(waiting: number): Command[] {
  const store = usePortalStore();
  const logout = useLogout();
  const { theme } = useDisplay();
  const { seenBy } = useUser();
  const creating = useCreatingCommands();
  const choose = (choice: DisplayChoice) => () => void store.dispatch(displayChosen(choice));
  const commands: (Named | false)[] = [
    ...creating,
    waiting > 0 &&
      !seenBy && { id: 'approvals', title: t('Approve requests'), icon: 'check', act: 'requests' },
    theme !== 'dark' && { id: 'dark', title: t('Dark theme'), icon: 'moon', act: choose({ theme: 'dark' }) },
    theme !== 'light' && {
      id: 'light',
      title: t('Light theme'),
      icon: 'sun',
      act: choose({ theme: 'light' }),
    },
    { id: 'tour', title: t('Show me around'), icon: 'eye', act: startTour },
    // An admin who views the portal as this person could not unlock it with that person's password.
    !seenBy && { id: 'lock', title: t('Lock'), icon: 'lock', act: () => void lockSession(store) },
    { id: 'logout', title: t('Logout'), icon: 'logout', act: logout },
  ];
  return commands.filter((command) => command !== false).map((command) => ({ ...command, detail: null }));
}

/** What the person may add to the shell's own pages. */
function useCreatingCommands(): (Named | false)[] {
  const mayOpen = useMayOpen();
  const { role, seenBy } = useUser();
  if (seenBy) return [];
  return [
    mayOpen(INVITING) && {
      id: 'invite',
      title: t('Invite someone'),
      icon: 'mail',
      act: 'admin/users?new=1',
      keys: ['c', 'i'],
    },
    mayOpen(PLANNING) && {
      id: 'event',
      title: t('New event'),
      icon: 'calendar-plus',
      act: 'calendar?new=1',
      keys: ['c', 'v'],
    },
    ANNOUNCER_ROLES.includes(role) && {
      id: 'announcement',
      title: t('New announcement'),
      icon: 'speakerphone',
      act: 'announcements?new=1',
      keys: ['c', 'a'],
    },
    mayOpen(STAFF) && {
      id: 'message',
      title: t('New message'),
      icon: 'message',
      act: 'messages?new=1',
      keys: ['c', 'm'],
    },
  ];
}

type Named = Omit<Command, 'detail'>;

const PLANNING = { session: 'staff', permission: { tab: 'calendar' } } as const;
const STAFF = { session: 'staff' } as const;
const INVITING = {
  session: 'staff',
  permission: { tab: 'admin', resource: 'users', action: 'create' },
} as const;

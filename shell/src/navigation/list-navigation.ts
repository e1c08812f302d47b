import type { Portal } from '@atrium/contracts';
import { msg, t, translate } from '@atrium/sdk';
import type { ShellPage } from '../app/shell-page.js';
import {
  listRemoteGroups,
  listSharedItems,
  type MayOpen,
  type NavigationGroup,
  type NavigationItem,
} from './navigation.rules.js';

type Own = Pick<NavigationItem, 'title' | 'icon' | 'key' | 'also'>;

const own = (path: string, entry: Own): NavigationItem => ({ id: path, path, remote: null, ...entry });

const HOME = own('dashboard', { title: msg('Home'), icon: 'home', key: 'h' });
const ANNOUNCEMENTS = {
  ...own('announcements', { title: msg('Announcements'), icon: 'speakerphone', key: 'n' }),
  badge: 'announcements',
};
const REQUESTS = {
  ...own('requests', { title: msg('Requests'), icon: 'user-check', key: 'r' }),
  badge: 'requests',
};
/** Beside what remotes put into this group. */
const WORK = [own('calendar', { title: msg('Calendar'), icon: 'calendar', key: 'k' })];
const PEOPLE = own('people', { title: msg('People'), icon: 'id-badge-2', key: 'p' });
const ADMINISTRATION = [
  own('admin/users', { title: msg('Users'), icon: 'users', key: 'u' }),
  own('admin/company', { title: msg('Company'), icon: 'building', key: 'c' }),
  own('admin/apps', { title: msg('Apps'), icon: 'apps', key: 's' }),
  own('settings/calendar', {
    title: msg('Calendar settings'),
    icon: 'calendar',
    also: ['settings/rooms'],
  }),
  own('admin/audit', { title: msg('Audit trail'), icon: 'history', key: 'd' }),
];

const inLanguage = (item: NavigationItem): NavigationItem => ({ ...item, title: translate(item.title) });

/** The menu for a person with these rights: home, their work, the enabled remotes, administration. */
export function listNavigation(
  portal: Portal | undefined,
  ownPages: readonly ShellPage[],
  mayOpen: MayOpen,
): NavigationGroup[] {
  const mayOpenOwn = ({ path }: NavigationItem) =>
    ownPages.some((page) => page.path === path && mayOpen(page.guard));
  const administration = ADMINISTRATION.filter(mayOpenOwn);
  const home = [HOME, REQUESTS, ANNOUNCEMENTS, PEOPLE];
  const work = [
    ...(portal ? listSharedItems(portal, mayOpen, 'work') : []),
    ...WORK.filter(mayOpenOwn).map(inLanguage),
  ];
  return [
    { id: 'home', title: null, icon: 'home', items: home.map(inLanguage) },
    ...(work.length > 0 ? [{ id: 'work', title: t('Work'), icon: 'list', items: work }] : []),
    ...(portal ? listRemoteGroups(portal, mayOpen) : []),
    ...(administration.length > 0
      ? [
          {
            id: 'admin',
            title: t('Administration'),
            icon: 'shield-lock',
            items: administration.map(inLanguage),
          },
        ]
      : []),
  ];
}

import type { Portal } from '@atrium/contracts';
import { msg, t, translate } from '@atrium/sdk';
import type { ShellPage } from '../app/shell-page.js';
import {
  listRemoteGroups,
  type MayOpen,
  type NavigationGroup,
  type NavigationItem,
} from './navigation.rules.js';

const own = (path: string, title: string, icon: string): NavigationItem => ({
  id: path,
  title,
  icon,
  path,
  remote: null,
});

const HOME = own('dashboard', msg('Home'), 'home');
const ANNOUNCEMENTS = {
  ...own('announcements', msg('Announcements'), 'speakerphone'),
  badge: 'announcements',
};
const PEOPLE = own('people', msg('People'), 'id-badge-2');
const ADMINISTRATION = [
  own('admin/users', msg('Users'), 'users'),
  own('admin/company', msg('Company'), 'building'),
  own('admin/apps', msg('Apps'), 'apps'),
  own('admin/audit', msg('Audit trail'), 'history'),
];

const inLanguage = (item: NavigationItem): NavigationItem => ({ ...item, title: translate(item.title) });

/** The menu for a person with these rights: home, the enabled remotes, administration. */
export function listNavigation(
  portal: Portal | undefined,
  ownPages: readonly ShellPage[],
  mayOpen: MayOpen,
): NavigationGroup[] {
  const mayOpenOwn = ({ path }: NavigationItem) =>
    ownPages.some((page) => page.path === path && mayOpen(page.guard));
  const administration = ADMINISTRATION.filter(mayOpenOwn);
  return [
    { id: 'home', title: null, icon: 'home', items: [HOME, ANNOUNCEMENTS, PEOPLE].map(inLanguage) },
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

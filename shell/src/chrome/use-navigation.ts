import type { Portal } from '@atrium/contracts';
import { useMayOpen } from '@atrium/sdk';
import { companyRoutes } from '../company/company.routes.js';
import { listRemoteGroups, type NavigationGroup, type NavigationItem } from './navigation.rules.js';

const own = (path: string, title: string, icon: string): NavigationItem => ({
  id: path,
  title,
  icon,
  path,
  remote: null,
});

const HOME = own('dashboard', 'Home', 'home');
const ANNOUNCEMENTS = own('announcements', 'Announcements', 'speakerphone');
const ADMINISTRATION = [
  own('admin/users', 'Users', 'users'),
  own('admin/apps', 'Apps', 'apps'),
  own('admin/audit', 'Audit trail', 'history'),
];

/** The menu of the person who is signed in: home, the enabled remotes, administration. */
export function useNavigation(portal: Portal | undefined): NavigationGroup[] {
  const mayOpen = useMayOpen();
  const mayOpenOwn = ({ path }: NavigationItem) =>
    companyRoutes.some((page) => page.path === path && mayOpen(page.guard));
  const administration = ADMINISTRATION.filter(mayOpenOwn);
  return [
    { id: 'home', title: null, items: [HOME, ANNOUNCEMENTS] },
    ...(portal ? listRemoteGroups(portal, mayOpen) : []),
    ...(administration.length > 0 ? [{ id: 'admin', title: 'Administration', items: administration }] : []),
  ];
}

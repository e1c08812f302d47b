import { useCompanyPath } from '@atrium/sdk';
import { Icon, iconNamed } from '@atrium/ui';
import { Link, useLocation } from 'react-router-dom';
import { samePath } from '../company/place.rules.js';
import { preloadRemotePage } from '../federation/remote-page.js';
import type { NavigationItem } from './navigation.rules.js';

/** One line of the menu. A page of a remote is fetched ahead when somebody is about to press. */
export function SidebarItem({ item }: { item: NavigationItem }) {
  const { pathname } = useLocation();
  const to = useCompanyPath()(item.path);
  const active = samePath(to, pathname);
  const preload = () => {
    if (item.remote) preloadRemotePage(item.remote, item.path);
  };
  return (
    <Link
      to={to}
      className={active ? 'at-nav-i active' : 'at-nav-i'}
      aria-current={active ? 'page' : undefined}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <Icon name={iconNamed(item.icon)} size={18} />
      <span className="at-clip">{item.title}</span>
    </Link>
  );
}

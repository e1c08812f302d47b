import { useCompanyPath } from '@atrium/sdk';
import { useLocation } from 'react-router-dom';
import { samePath } from '../navigation/place.rules.js';
import { preloadRemotePage } from '../federation/remote-page.js';
import type { NavigationItem } from '../navigation/navigation.rules.js';

/** Where items of the menu lead, and whether they are current. */
export function useItemLink() {
  const { pathname } = useLocation();
  const toPath = useCompanyPath();
  const isAt = (path: string) => samePath(toPath(path), pathname);
  const isActive = ({ path, also = [] }: NavigationItem) => [path, ...also].some(isAt);
  const currentOf = (item: NavigationItem) => {
    if (isAt(item.path)) return 'page' as const;
    return isActive(item) || undefined;
  };
  /** Props of a link; a remote's page is loaded ahead when a pointer comes near. */
  const linkOf = (item: NavigationItem) => {
    const preload = () => {
      if (item.remote) preloadRemotePage(item.remote, item.path);
    };
    return {
      to: toPath(item.path),
      'aria-current': currentOf(item),
      onPointerEnter: preload,
      onFocus: preload,
    };
  };
  return { isActive, linkOf };
}

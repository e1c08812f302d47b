import { pageOfEntry } from '@atrium/contracts';
import { useCompanyPath } from '@atrium/sdk';
import { useLocation } from 'react-router-dom';
import { isPartAt } from '../navigation/place.rules.js';
import { preloadRemotePage } from '../federation/remote-page.js';
import type { NavigationItem } from '../navigation/navigation.rules.js';

/** Where items of the menu lead, and whether they are current. */
export function useItemLink() {
  const address = useLocation();
  const toPath = useCompanyPath();
  const isAt = (path: string) => isPartAt(toPath(path), address);
  const isActive = ({ path, also = [], except = [] }: NavigationItem) =>
    [path, ...also].some(isAt) && !except.some(isAt);
  const currentOf = (item: NavigationItem) => {
    if (!isActive(item)) return undefined;
    return isAt(item.path) ? ('page' as const) : true;
  };
  /** Props of a link; a remote's page is loaded ahead when a pointer comes near. */
  const linkOf = (item: NavigationItem) => {
    const preload = () => {
      if (item.remote) preloadRemotePage(item.remote, pageOfEntry(item.path));
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

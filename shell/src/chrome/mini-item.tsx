import { t } from '@atrium/sdk';
import { classNames, Icon, iconNamed, Pip } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { Flyout } from './flyout.js';
import { countWords, useMenuCount } from './menu-count.js';
import type { NavigationGroup, NavigationItem } from '../navigation/navigation.rules.js';
import { SidebarItem } from './sidebar-item.js';
import { useItemLink } from './use-item-link.js';

/** An item of the icon sidebar; its title appears beside it. */
export function MiniItem({ item }: { item: NavigationItem }) {
  const { isActive, linkOf } = useItemLink();
  const { onPointerEnter, onFocus, ...link } = linkOf(item);
  const count = useMenuCount([item]);
  return (
    <Flyout lines={0} title={item.title} onNear={onPointerEnter}>
      <Link
        {...link}
        className={classNames('at-nav-i', isActive(item) && 'active')}
        aria-label={named(item.title, count)}
        onFocus={onFocus}
      >
        <Icon name={iconNamed(item.icon)} size={18} />
        <Pip count={count} />
      </Link>
    </Flyout>
  );
}

/** A group of the icon sidebar; its items appear beside it. */
export function MiniArea({ area: { title, icon, items } }: { area: NavigationGroup & { title: string } }) {
  const { isActive } = useItemLink();
  const hasActive = items.some(isActive);
  const count = useMenuCount(items);
  const lines = items.map((item) => <SidebarItem key={item.id} item={item} />);
  return (
    <Flyout lines={items.length} title={title} content={lines}>
      <button
        type="button"
        className={classNames('at-nav-i', hasActive && 'has-active')}
        aria-label={named(title, count)}
        aria-haspopup="true"
      >
        <Icon name={iconNamed(icon)} size={18} />
        <Pip count={count} />
      </button>
    </Flyout>
  );
}

const named = (title: string, count: number) =>
  count > 0 ? t('{name}: {state}', { name: title, state: countWords(count) }) : title;

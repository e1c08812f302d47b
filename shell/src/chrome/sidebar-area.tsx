import { classNames, Icon, iconNamed } from '@atrium/ui';
import { useId } from 'react';
import { MenuCount } from './menu-count.js';
import type { NavigationGroup } from '../navigation/navigation.rules.js';
import { SidebarItem } from './sidebar-item.js';
import { useItemLink } from './use-item-link.js';

interface SidebarAreaProps {
  area: NavigationGroup & { title: string };
  open: boolean;
  onToggle: () => void;
}

/** A group of the sidebar that can be folded. */
export function SidebarArea({ area: { title, icon, items }, open, onToggle }: SidebarAreaProps) {
  const id = useId();
  const { isActive } = useItemLink();
  return (
    <>
      <button
        type="button"
        className={classNames('at-nav-i', items.some(isActive) && 'has-active')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
      >
        <Icon name={iconNamed(icon)} size={18} />
        <span className="at-clip">{title}</span>
        {!open && <MenuCount items={items} />}
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} className="at-chev" />
      </button>
      {open && (
        <div id={id} className="at-sub" role="group" aria-label={title}>
          {items.map((item) => (
            <SidebarItem key={item.id} item={item} />
          ))}
        </div>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import type { MenuItem } from './menu.types.js';
import { useDrop } from './use-drop.js';

export interface MenuProps {
  items: readonly MenuItem[];
  /** The content of the button that opens it. */
  children: ReactNode;
  /** Names the button for screen readers, before what its content says. */
  label?: string;
  /** Classes of the button. */
  className?: string;
  /** The edge it is flush with. */
  align?: 'start' | 'end';
  /** Above the items, such as who is signed in. */
  header?: ReactNode;
}

/** A button and its list of actions: arrows move, Esc closes and gives the focus back. */
export function Menu({ items, children, label, className, align = 'end', header }: MenuProps) {
  const { drop, sheets, props } = useDrop('menu');
  return (
    <div className="dropdown">
      <button
        {...props}
        className={classNames('at-toggle', className ?? 'btn btn-secondary btn-sm', drop.open && 'show')}
        title={label}
      >
        {label && <span className="visually-hidden">{label}</span>}
        {children}
      </button>
      {sheets && <sheets.MenuSheet drop={drop} items={items} align={align} header={header} />}
    </div>
  );
}

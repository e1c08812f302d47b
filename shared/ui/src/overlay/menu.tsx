import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import type { MenuItem } from './menu.types.js';
import { useDrop } from './use-drop.js';

export interface MenuProps {
  items: readonly MenuItem[];
  /** The content of the button that opens it. */
  children: ReactNode;
  /** Label of the button for screen readers, before its content. */
  label?: string;
  /** Classes of the button. */
  className?: string;
  /** The edge with which it is aligned. */
  align?: 'start' | 'end';
  /** Above the items, such as the signed-in person. */
  header?: ReactNode;
}

/** A button with a list of actions: arrow keys move, Esc closes and returns the focus. */
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

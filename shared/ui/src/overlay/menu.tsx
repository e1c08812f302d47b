import type { ReactNode } from 'react';
import { Dropdown, ThemeProvider } from 'react-bootstrap';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.js';
import { Dot } from '../badge/dot.js';
import type { Tone } from '../badge/tone.js';
import { Icon } from '../icon/icon.js';
import type { IconName } from '../icon/icon-set.js';
import { useDirection } from '../window/use-direction.js';

export interface MenuItem {
  /** Tells items apart that have the same words. */
  id?: string;
  label: string;
  icon?: IconName;
  /** In place of an icon. */
  tone?: Tone;
  /** One of several that exclude each other: whether it is the one that holds. */
  chosen?: boolean;
  /** Goes somewhere … */
  to?: string;
  /** … fetches a file from this address of the server … */
  download?: string;
  /** … or does something. */
  onSelect?: () => void;
  /** Last, after a line, in red. */
  danger?: boolean;
  disabled?: boolean;
  /** After a line. */
  apart?: boolean;
}

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
  const direction = useDirection();
  return (
    <ThemeProvider dir={direction}>
      <Dropdown align={align}>
        <Dropdown.Toggle
          as="button"
          type="button"
          bsPrefix="at-toggle"
          className={className ?? 'btn btn-secondary btn-sm'}
          title={label}
        >
          {label && <span className="visually-hidden">{label}</span>}
          {children}
        </Dropdown.Toggle>
        {/* Fixed, so that a scrolling table does not cut it off. */}
        <Dropdown.Menu role="menu" bsPrefix="at-menu" popperConfig={{ strategy: 'fixed' }}>
          {header && <div className="at-menu-h">{header}</div>}
          {items.map((item, index) => (
            <MenuRow
              key={item.id ?? item.label}
              item={item}
              apart={item.apart ?? (item.danger === true && index > 0)}
            />
          ))}
        </Dropdown.Menu>
      </Dropdown>
    </ThemeProvider>
  );
}

function MenuRow({ item, apart }: { item: MenuItem; apart: boolean }) {
  const classes = classNames('at-menu-i', item.danger && 'danger');
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.tone && <Dot tone={item.tone} />}
      {item.label}
      {item.chosen && <Icon name="check" className="at-menu-chosen" />}
    </>
  );
  return (
    <>
      {apart && <hr />}
      {item.to ? (
        <Dropdown.Item role="menuitem" as={Link} to={item.to} className={classes}>
          {content}
        </Dropdown.Item>
      ) : item.download ? (
        <Dropdown.Item role="menuitem" as="a" href={item.download} download className={classes}>
          {content}
        </Dropdown.Item>
      ) : (
        <Dropdown.Item
          role={item.chosen === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={item.chosen}
          as="button"
          type="button"

          className={classes}
          disabled={item.disabled}
          onClick={item.onSelect}
        >
          {content}
        </Dropdown.Item>
      )}
    </>
  );
}

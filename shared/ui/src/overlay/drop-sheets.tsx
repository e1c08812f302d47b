import { useLayoutEffect, type ReactNode, type RefCallback, type RefObject } from 'react';
import { Dropdown, ThemeProvider } from 'react-bootstrap';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.js';
import { Dot } from '../badge/dot.js';
import { downloadPress } from '../download/download-file.js';
import { Icon } from '../icon/icon.js';
import { useDirection } from '../window/use-direction.js';
import type { Drop } from './drop.types.js';
import type { MenuItem } from './menu.types.js';

/** Fixed, so that a scrolling table does not clip it. */
const POPPER = { strategy: 'fixed' } as const;

interface SheetProps {
  drop: Drop;
  /** The edge with which it is aligned. */
  align: 'start' | 'end';
  autoClose?: 'outside';
  focusFirst: boolean;
  children: ReactNode;
}

function Sheet({ drop, align, autoClose, focusFirst, children }: SheetProps) {
  const direction = useDirection();
  return (
    <ThemeProvider dir={direction}>
      <Dropdown
        align={align}
        autoClose={autoClose ?? true}
        show={drop.open}
        focusFirstItemOnShow={focusFirst}
        onToggle={(open, { originalEvent }) =>
          drop.toggle(open, originalEvent?.type.startsWith('key') ?? false)
        }
      >
        <Dropdown.Toggle as={Opener} button={drop.button} />
        {children}
      </Dropdown>
    </ThemeProvider>
  );
}

interface OpenerProps {
  ref?: RefCallback<HTMLElement>;
  button: RefObject<HTMLButtonElement | null>;
}

/** Connects the sheet with its button, which is outside of it and was rendered before. */
function Opener({ ref, button }: OpenerProps) {
  useLayoutEffect(() => {
    ref?.(button.current);
    return () => void ref?.(null);
  }, [ref, button]);
  return null;
}

interface MenuSheetProps {
  drop: Drop;
  items: readonly MenuItem[];
  align: 'start' | 'end';
  header: ReactNode;
}

export function MenuSheet({ drop, items, align, header }: MenuSheetProps) {
  return (
    <Sheet drop={drop} align={align} focusFirst={drop.byKeyboard}>
      <Dropdown.Menu role="menu" bsPrefix="at-menu" popperConfig={POPPER}>
        {header && <div className="at-menu-h">{header}</div>}
        {items.map((item, index) => (
          <MenuRow
            key={item.id ?? item.label}
            item={item}
            apart={item.apart ?? (item.danger === true && index > 0)}
          />
        ))}
      </Dropdown.Menu>
    </Sheet>
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
        <DownloadRow address={item.download} className={classes}>
          {content}
        </DownloadRow>
      ) : (
        <Dropdown.Item
          role={item.chosen === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={item.chosen}
          lang={item.lang}
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

interface DownloadRowProps {
  address: string;
  className: string;
  children: ReactNode;
}

function DownloadRow({ address, className, children }: DownloadRowProps) {
  return (
    <Dropdown.Item
      role="menuitem"
      as="a"
      href={address}
      download
      className={className}
      onClick={downloadPress(address)}
    >
      {children}
    </Dropdown.Item>
  );
}

interface PanelSheetProps {
  drop: Drop;
  /** Rendered while it is open. */
  children: (close: () => void) => ReactNode;
}

export function PanelSheet({ drop, children }: PanelSheetProps) {
  return (
    <Sheet drop={drop} align="end" autoClose="outside" focusFirst={false}>
      {drop.open && (
        <Dropdown.Menu role="dialog" bsPrefix="at-menu" className="at-panel" popperConfig={POPPER}>
          {children(() => drop.toggle(false, false))}
        </Dropdown.Menu>
      )}
    </Sheet>
  );
}

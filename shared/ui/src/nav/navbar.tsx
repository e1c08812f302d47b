import { t } from '@atrium/sdk';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../button/icon-button.js';
import { classNames } from '../class-names.js';

export interface NavbarLink {
  label: string;
  to: string;
  current?: boolean;
}

export interface NavbarProps {
  /** Names the links for screen readers: "Client portal". */
  label: string;
  /** Logo or name, at the start. */
  brand: ReactNode;
  links: readonly NavbarLink[];
  /** Buttons, at the end. */
  actions?: ReactNode;
}

/** The bar of a page outside the portal's frame. Where there is no room, its links fold behind a button. */
export function Navbar({ label, brand, links, actions }: NavbarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={classNames('at-bar-own', open && 'is-open')}>
      <div className="at-bar-own-brand">{brand}</div>
      <IconButton
        className="at-bar-own-toggle"
        icon={open ? 'x' : 'menu-2'}
        label={open ? t('Close menu') : t('Open menu')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      <nav id={id} aria-label={label}>
        <ul className="at-links is-bar">
          {links.map((link) => (
            <li key={link.to}>
              <Link
                className="nav-link"
                to={link.to}
                aria-current={link.current ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {actions && <div className="at-actions">{actions}</div>}
    </div>
  );
}

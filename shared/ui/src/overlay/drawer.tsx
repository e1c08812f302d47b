import { t } from '@atrium/sdk';
import { useId, type ReactNode } from 'react';
import { Offcanvas } from 'react-bootstrap';
import { IconButton } from '../button/icon-button.js';

export interface DrawerProps {
  title: string;
  subtitle?: ReactNode;
  open: boolean;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel of 360 px at the end of the page. */
export function Drawer({ title, subtitle, open, onClose, footer, children }: DrawerProps) {
  const titleId = useId();
  return (
    <Offcanvas show={open} onHide={onClose} placement="end" className="at-drawer" aria-labelledby={titleId}>
      <div className="at-drawer-h">
        <div className="at-grow">
          <h2 id={titleId}>{title}</h2>
          {subtitle && <div className="at-12 at-muted">{subtitle}</div>}
        </div>
        <IconButton icon="x" label={t('Close')} onClick={onClose} />
      </div>
      <div className="at-drawer-b">{children}</div>
      {footer && <div className="at-drawer-f">{footer}</div>}
    </Offcanvas>
  );
}

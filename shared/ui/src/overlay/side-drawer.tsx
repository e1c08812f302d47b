import type { ReactNode } from 'react';
import { Offcanvas } from 'react-bootstrap';

export interface SideDrawerProps {
  label: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar on a phone: 284 px at the start, closed by Esc or a press beside it. */
export function SideDrawer({ label, open, onClose, children }: SideDrawerProps) {
  return (
    <Offcanvas
      show={open}
      onHide={onClose}
      placement="start"
      className="at-drawer at-sidebar"
      backdropClassName="at-side-backdrop"
      aria-label={label}
    >
      {children}
    </Offcanvas>
  );
}

import type { ReactNode } from 'react';
import { Modal } from 'react-bootstrap';

export interface PaletteProps {
  /** Names it for screen readers: "Search". */
  label: string;
  open: boolean;
  /** Called by Esc, or a press beside it. */
  onClose: () => void;
  children: ReactNode;
}

/** A box at the top of the window over the page, without a header. Its content takes the focus. */
export function Palette({ label, open, onClose, children }: PaletteProps) {
  return (
    <Modal
      show={open}
      onHide={onClose}
      dialogClassName="at-palette-place"
      contentClassName="at-palette"
      aria-label={label}
    >
      {children}
    </Modal>
  );
}

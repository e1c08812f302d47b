import { useState, type ReactNode } from 'react';
import { Dropdown, ThemeProvider } from 'react-bootstrap';
import { useDirection } from '../window/use-direction.js';

export interface PanelProps {
  /** Names the button and what it opens. */
  label: string;
  /** The content of the button. */
  button: ReactNode;
  /** Classes of the button. */
  className?: string;
  /** The finger or the mouse comes near: time to fetch what it will show. */
  onNear?: () => void;
  /** What it shows while it is open. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small sheet below it, such as the newest messages. Esc and a press beside it close it. */
export function Panel({ label, button, className, onNear, children }: PanelProps) {
  const [open, setOpen] = useState(false);
  const direction = useDirection();
  return (
    <ThemeProvider dir={direction}>
      <Dropdown align="end" autoClose="outside" show={open} onToggle={setOpen}>
        <Dropdown.Toggle
          as="button"
          type="button"
          bsPrefix="at-toggle"
          className={className}
          title={label}
          aria-label={label}
          aria-haspopup="dialog"
          onPointerEnter={onNear}
          onFocus={onNear}
        >
          {button}
        </Dropdown.Toggle>
        {open && (
          <Dropdown.Menu
            role="dialog"
            bsPrefix="at-menu"
            className="at-panel"
            popperConfig={{ strategy: 'fixed' }}
          >
            {children(() => setOpen(false))}
          </Dropdown.Menu>
        )}
      </Dropdown>
    </ThemeProvider>
  );
}

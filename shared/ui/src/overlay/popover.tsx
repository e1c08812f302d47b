import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Overlay, Popover as Bubble, ThemeProvider } from 'react-bootstrap';
import { useDirection } from '../window/use-direction.js';
import { sideOf, type Placement } from './placement.rules.js';

export interface PopoverProps {
  title: string;
  /** The content of the button that opens it. */
  button: ReactNode;
  /** Classes of the button. */
  className?: string;
  placement?: Placement;
  /** A short text; buttons in it may close it. */
  children: (close: () => void) => ReactNode;
}

/** Opens and closes it; Esc and leaving close it, and closing returns the focus. */
function useOpener() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return { open, toggle: () => setOpen(!open), close, opener, leaving: { onKeyDown, onBlur } };
}

/** A few lines with a title beside the button that opens them. Esc closes and returns the focus. */
export function Popover({ title, button, className, placement = 'bottom', children }: PopoverProps) {
  const { open, toggle, close, opener, leaving } = useOpener();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const direction = useDirection();
  return (
    <ThemeProvider dir={direction}>
      <span ref={setPlace} className="at-tip" {...leaving}>
        <button
          ref={opener}
          type="button"
          className={className ?? 'btn btn-secondary'}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={toggle}
        >
          {button}
        </button>
        <Overlay
          target={place}
          container={place}
          show={open}
          placement={sideOf(placement, direction)}
          popperConfig={{ strategy: 'fixed' }}
          transition={false}
        >
          {({ ref, style, arrowProps, placement: side, popper, hasDoneInitialMeasure, show }) => (
            <Bubble
              role={undefined}
              ref={ref}
              style={style}
              arrowProps={arrowProps}
              placement={side}
              popper={popper}
              hasDoneInitialMeasure={hasDoneInitialMeasure}
              show={show}
            >
              <Content title={title}>{children(close)}</Content>
            </Bubble>
          )}
        </Overlay>
      </span>
    </ThemeProvider>
  );
}

function Content({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // Popper has not placed it yet, so focusing it must not scroll the page to its temporary position.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} role="dialog" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} className="popover-header">
        {title}
      </h3>
      <div className="popover-body">{children}</div>
    </div>
  );
}

import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon.js';

export interface CollapseProps {
  title: ReactNode;
  /** A muted text at the end of the line. */
  note?: ReactNode;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
  /** Controlled by the page, for example where only one of several may be open. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** Heading level in the outline of the page. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** A heading that opens the content below it. Several in a Card with `fill="rows"` make an accordion. */
export function Collapse({ title, note, defaultOpen, open, onToggle, level = 3, children }: CollapseProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultOpen ?? false);
  const shown = open ?? own;
  const toggle = () => {
    setOwn(!shown);
    onToggle?.(!shown);
  };
  const Heading = `h${level}` as const;
  return (
    <div className="at-fold">
      <Heading>
        <button type="button" aria-expanded={shown} aria-controls={`${id}-body`} onClick={toggle}>
          <Icon name="chevron-right" />
          <span className="at-grow">{title}</span>
          {note && <span className="at-fold-n">{note}</span>}
        </button>
      </Heading>
      <div id={`${id}-body`} className="at-fold-b" hidden={!shown}>
        {children}
      </div>
    </div>
  );
}

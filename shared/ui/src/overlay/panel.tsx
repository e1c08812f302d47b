import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { useDrop } from './use-drop.js';

export interface PanelProps {
  /** Label of the button and of what it opens. */
  label: string;
  /** The content of the button. */
  button: ReactNode;
  /** Classes of the button. */
  className?: string;
  /** Called when a pointer comes near, to load the content ahead. */
  onNear?: () => void;
  /** The content while it is open. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small sheet below it, such as the newest messages. Esc and a press beside it close it. */
export function Panel({ label, button, className, onNear, children }: PanelProps) {
  const { drop, sheets, props } = useDrop('dialog');
  return (
    <div className="dropdown">
      <button
        {...props}
        className={classNames('at-toggle', className, drop.open && 'show')}
        title={label}
        aria-label={label}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        {button}
      </button>
      {sheets && <sheets.PanelSheet drop={drop}>{children}</sheets.PanelSheet>}
    </div>
  );
}

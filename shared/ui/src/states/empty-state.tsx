import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing.js';

export interface EmptyStateProps {
  drawing?: DrawingName;
  /** "No employees yet". */
  title: string;
  /** One sentence on what this is for. */
  text: ReactNode;
  /** The next step, then at most one other way. */
  actions?: ReactNode;
}

/** Nothing is here yet, and this is the next step. */
export function EmptyState({ drawing = 'papers', title, text, actions }: EmptyStateProps) {
  return (
    <div className="at-blank">
      <Drawing name={drawing} />
      <h2>{title}</h2>
      <p>{text}</p>
      {actions && <div className="acts">{actions}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing.js';

export interface EmptyStateProps {
  drawing?: DrawingName;
  /** "No employees yet". */
  title: string;
  /** One sentence that explains the page. */
  text: ReactNode;
  /** The next step and at most one alternative. */
  actions?: ReactNode;
}

/** Shown when there are no records yet, with the next step. */
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

import type { ReactNode } from 'react';

export interface ButtonGroupProps {
  /** What the buttons have in common: "Text style". */
  label: string;
  /** Stacks the buttons. */
  vertical?: boolean;
  /** Buttons of one size. A toggle button has `aria-pressed`. */
  children: ReactNode;
}

/** Related buttons without gaps. For one of a few choices use Segmented. */
export function ButtonGroup({ label, vertical = false, children }: ButtonGroupProps) {
  return (
    <div className={vertical ? 'btn-group-vertical' : 'btn-group'} role="group" aria-label={label}>
      {children}
    </div>
  );
}

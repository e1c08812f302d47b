import type { ReactNode } from 'react';

export interface ButtonGroupProps {
  /** What the buttons have in common: "Text style". */
  label: string;
  /** Below each other instead of side by side. */
  vertical?: boolean;
  /** Buttons of one size; one that stays pressed says so by `aria-pressed`. */
  children: ReactNode;
}

/** Buttons that belong together, without gaps. One of a few choices is a Segmented. */
export function ButtonGroup({ label, vertical = false, children }: ButtonGroupProps) {
  return (
    <div className={vertical ? 'btn-group-vertical' : 'btn-group'} role="group" aria-label={label}>
      {children}
    </div>
  );
}

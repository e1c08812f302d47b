import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';

/** A grey bar; `part` is its share of the width. */
export function Bar({ part }: { part?: 25 | 40 | 55 | 70 }) {
  return <span className={classNames('at-sk', part && `at-sk-${String(part)}`)} />;
}

/** Announces once to screen readers that something is loading, and hides the grey shapes from them. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="at-late" role="status" aria-label={label}>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

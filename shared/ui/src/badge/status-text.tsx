import type { ReactNode } from 'react';
import { Dot, type DotProps } from './dot.js';

/** A state inside a table row: dot and word, without a background. */
export function StatusText({ tone = 'neutral', children }: DotProps & { children: ReactNode }) {
  return (
    <span className="at-state">
      <Dot tone={tone} />
      <span>{children}</span>
    </span>
  );
}

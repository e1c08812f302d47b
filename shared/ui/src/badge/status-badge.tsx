import type { ReactNode } from 'react';
import { Badge } from './badge.js';
import { Dot } from './dot.js';
import type { Tone } from './tone.js';

/** A state that differs from the usual one: soft colour, dot and word. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <Badge tone={tone}>
      <Dot tone={tone} />
      {children}
    </Badge>
  );
}

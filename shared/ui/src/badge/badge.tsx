import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import type { Tone } from './tone.js';

export interface BadgeProps {
  /** `line` is for tags, `accent` for what is selected, the others for kinds and states. */
  tone?: Tone | 'accent' | 'line';
  children: ReactNode;
}

/** A kind or a tag. The usual state needs no badge. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames('badge', tone !== 'neutral' && `at-b-${tone}`)}>{children}</span>;
}

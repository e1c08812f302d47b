import { classNames } from '../class-names.js';
import type { Tone } from './tone.js';

export interface DotProps {
  /** `ring` is hollow: not yet, or off. */
  tone?: Tone | 'accent' | 'ring';
}

export function Dot({ tone = 'neutral' }: DotProps) {
  return <span className={classNames('at-dot', tone !== 'neutral' && `at-dot-${tone}`)} aria-hidden="true" />;
}

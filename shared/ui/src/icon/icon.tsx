import { createElement } from 'react';
import { classNames } from '../class-names.js';
import { DIRECTIONAL, drawingOf, type IconName } from './icon-set.js';

export type IconSize = 14 | 16 | 18 | 20 | 24;

export interface IconProps {
  name: IconName;
  /** Pixels: 16 beside text, 18 in sidebar and top bar, 14 inside text. */
  size?: IconSize;
  /** Label for screen readers; leave it out where text beside it says the same. */
  label?: string;
  className?: string;
}

/** An outline icon in the colour of the surrounding text. */
export function Icon({ name, size = 16, label, className }: IconProps) {
  const classes = classNames(
    'i',
    size !== 16 && `i-${String(size)}`,
    DIRECTIONAL.has(name) && 'i-flip',
    className,
  );
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return createElement(drawingOf(name), { size, stroke: 1.75, className: classes, ...meaning });
}

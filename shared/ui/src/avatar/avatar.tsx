import type { Presence } from '@atrium/contracts';
import { classNames } from '../class-names.js';
import { hueOf, initialsOf } from './avatar.rules.js';

export interface AvatarProps {
  name: string;
  /** Pixels: 28 in rows, 24 in dense ones, 40 in headers. */
  size?: 20 | 24 | 28 | 32 | 40 | 48;
  /** A square, for companies and clients. */
  square?: boolean;
  /** Shows presence as a dot; the caller says it in words elsewhere. */
  presence?: Presence | 'busy' | undefined;
}

/** Initials on a hue that follows from the name. Show the name itself beside it. */
export function Avatar({ name, size = 28, square, presence }: AvatarProps) {
  const initials = square ? initialsOf(name).slice(0, 1) : initialsOf(name);
  const classes = classNames(
    'at-av',
    size !== 28 && `at-av-${String(size)}`,
    square && 'at-av-sq',
    `at-h${String(hueOf(name))}`,
  );
  return (
    <span className={classes} aria-hidden="true">
      {initials}
      {presence && <span className={classNames('at-presence', `at-presence-${presence}`)} />}
    </span>
  );
}

import type { ReactNode } from 'react';
import { Avatar, type AvatarProps } from './avatar.js';

/** Avatar and name in one line, the first cell of a table of people. */
export function Person({ name, size, children }: Omit<AvatarProps, 'square'> & { children?: ReactNode }) {
  return (
    <span className="at-row">
      <Avatar name={name} size={size} />
      <span className="at-clip">{children ?? name}</span>
    </span>
  );
}

import type { ReactNode } from 'react';
import { PhotoAvatar, type PhotoAvatarProps } from './photo-avatar.js';

/** Avatar and name in one line, the first cell of a table of people. */
export function Person({ name, children, ...avatar }: PhotoAvatarProps & { children?: ReactNode }) {
  return (
    <span className="at-row">
      <PhotoAvatar name={name} {...avatar} />
      <span className="at-clip">{children ?? name}</span>
    </span>
  );
}

import type { Presence } from '@atrium/contracts';
import { fileUrl } from '@atrium/sdk';
import { useState } from 'react';
import { classNames } from '../class-names.js';
import { hueOf, initialsOf } from './avatar.rules.js';

export interface PhotoAvatarProps {
  name: string;
  size?: 20 | 24 | 28 | 32 | 40 | 48 | 64;
  /** File id of the photo; null shows initials. */
  photo?: string | null | undefined;
  /** Shows presence as a dot; the caller says it in words elsewhere. */
  presence?: Presence | undefined;
}

/** A person's photo; until it is loaded, or without one, the initials. Show the name beside it. */
export function PhotoAvatar({ name, size = 28, photo, presence }: PhotoAvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const shown = photo && photo !== missing ? photo : null;
  const classes = classNames('at-av', size !== 28 && `at-av-${String(size)}`, `at-h${String(hueOf(name))}`);
  return (
    <span className={classes} aria-hidden="true">
      {initialsOf(name)}
      {shown && (
        <img
          key={shown}
          className="at-av-photo"
          src={fileUrl(shown, size > 48 ? 'full' : 'small')}
          alt=""
          loading="lazy"
          draggable={false}
          onError={() => setMissing(shown)}
        />
      )}
      {presence && <span className={classNames('at-presence', `at-presence-${presence}`)} />}
    </span>
  );
}

import { t } from '@atrium/sdk';
import type { ReactNode, RefObject } from 'react';
import { Overlay } from 'react-bootstrap';
import { useDirection } from '../../window/use-direction.js';
import type { Offers } from './combobox.types.js';

interface DropListProps {
  /** The field, as wide as which it is. */
  place: RefObject<HTMLElement | null>;
  offers: Offers;
  children: ReactNode;
}

/** Below its field, or above it where there is no room: the options, and what there is to say about them. */
export function DropList({ place, offers, children }: DropListProps) {
  const direction = useDirection();
  return (
    <Overlay
      show
      target={place.current}
      container={place.current}
      flip
      placement={direction === 'rtl' ? 'bottom-end' : 'bottom-start'}
      popperConfig={{ strategy: 'fixed' }}
      transition={false}
    >
      {({ ref, style }) => (
        <div
          ref={ref}
          className="at-drop-list"
          style={{ ...style, minInlineSize: place.current?.offsetWidth }}
        >
          {children}
          <Note offers={offers} />
        </div>
      )}
    </Overlay>
  );
}

function Note({ offers }: { offers: Offers }) {
  const words = wordsOf(offers);
  return (
    <div className={words ? 'at-options-note' : 'visually-hidden'} role="status">
      {words}
    </div>
  );
}

function wordsOf({ failed, busy, options }: Offers): string {
  if (failed) return t('Search is not responding');
  if (options.length > 0) return '';
  return busy ? t('Searching…') : t('No match');
}

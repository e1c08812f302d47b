import { t } from '@atrium/sdk';
import type { ReactNode, RefObject } from 'react';
import { FieldOverlay } from '../field-overlay.js';
import type { Offers } from './combobox.types.js';

interface DropListProps {
  /** The field, as wide as which it is. */
  place: RefObject<HTMLElement | null>;
  offers: Offers;
  children: ReactNode;
}

/** The options below their field, and what there is to say about them. */
export function DropList({ place, offers, children }: DropListProps) {
  return (
    <FieldOverlay place={place}>
      {(ref, style) => (
        <div
          ref={ref}
          className="at-drop-list"
          style={{ ...style, minInlineSize: place.current?.offsetWidth }}
        >
          {children}
          <Note offers={offers} />
        </div>
      )}
    </FieldOverlay>
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

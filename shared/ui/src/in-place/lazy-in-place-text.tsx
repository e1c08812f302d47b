import { lazyPage } from '@atrium/sdk';
import { Suspense } from 'react';
import '../../theme/in-place.scss';
import { classNames } from '../class-names.js';
import type { InPlaceTextProps } from './in-place-text.types.js';

const Text = lazyPage<InPlaceTextProps>(async () => ({
  default: (await import('./in-place-text.js')).InPlaceText,
}));

/** Loaded with the first one; until then the text is only read. */
export function InPlaceText(props: InPlaceTextProps) {
  const { label, value, none = label, lines } = props;
  return (
    <Suspense
      fallback={
        <span dir="auto" className={classNames('at-in-place-read', lines && 'is-lines')}>
          {value === '' ? none : value}
        </span>
      }
    >
      <Text {...props} />
    </Suspense>
  );
}

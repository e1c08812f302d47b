import { lazyPage } from '@atrium/sdk';
import { Suspense, type CSSProperties } from 'react';
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
        <span dir="auto" style={lines ? { ...ROOM, ...LINES } : ROOM}>
          {value === '' ? none : value}
        </span>
      }
    >
      <Text {...props} />
    </Suspense>
  );
}

/** For the button, so that no line breaks elsewhere once it is there. */
const ROOM: CSSProperties = { paddingInlineEnd: 32, overflowWrap: 'anywhere' };
const LINES: CSSProperties = { display: 'block', whiteSpace: 'pre-wrap' };

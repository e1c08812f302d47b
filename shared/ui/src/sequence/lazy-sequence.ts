import { lazyPage } from '@atrium/sdk';
import type { ReactNode } from 'react';
import type { SequenceProps } from './sequence.js';

/** Loaded with the first thing that is put into an order. Needs a Suspense around it, as every page has. */
export const Sequence = lazyPage(async () => ({ default: (await import('./sequence.js')).Sequence })) as <
  Item,
>(
  props: SequenceProps<Item>,
) => ReactNode;

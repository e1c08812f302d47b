import { lazyPage } from '@atrium/sdk';
import type { ReactNode } from 'react';
import type { SequenceProps } from './sequence.js';
import type { StageFieldsProps } from './stage-fields.js';

/** Loaded with the first thing that is put into an order. Needs a Suspense around it, as every page has. */
export const Sequence = lazyPage(async () => ({ default: (await import('./sequence.js')).Sequence })) as <
  Item,
>(
  props: SequenceProps<Item>,
) => ReactNode;

/** Loaded as `Sequence` is, in which it stands. */
export const StageFields = lazyPage(async () => ({
  default: (await import('./stage-fields.js')).StageFields,
})) as <Type extends string>(props: StageFieldsProps<Type>) => ReactNode;

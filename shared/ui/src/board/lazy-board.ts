import { lazyPage } from '@atrium/sdk';
import type { ReactNode } from 'react';
import type { BoardProps } from './board.types.js';

/** Loaded with the first board. Needs a Suspense around it, as every page has. */
export const Board = lazyPage(async () => ({ default: (await import('./board.js')).Board })) as <Card>(
  props: BoardProps<Card>,
) => ReactNode;

import { lazyPage } from '@atrium/sdk';
import type { ReactNode } from 'react';
import type { BoardProps } from './board.types.js';

const LazyBoard = lazyPage(async () => ({ default: (await import('./board.js')).Board }));

/** Loaded with the first board. Needs a Suspense around it, as every page has. */
export const Board = LazyBoard as <Card>(props: BoardProps<Card>) => ReactNode;
/** Loads it ahead, so that a board is drawn at once. */
export const preloadBoard = (): void => void LazyBoard.preload().catch(() => undefined);

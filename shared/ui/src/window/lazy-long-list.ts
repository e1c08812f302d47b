import { lazyPage } from '@atrium/sdk';
import type { ReactNode } from 'react';
import type { LongListProps } from './long-list.js';

/** A list of any length of which only the rows near the visible part are drawn. Needs a Suspense around it. */
export const LongList = lazyPage(() => import('./long-list.js')) as <Item>(
  props: LongListProps<Item>,
) => ReactNode;

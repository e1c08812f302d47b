import { lazyPage } from '@atrium/sdk';
import type { ReactNode } from 'react';
import type { MonthGridProps } from './month-grid.types.js';

/** Loaded with the first month grid. Needs a Suspense around it, as every page has. */
export const MonthGrid = lazyPage(async () => ({ default: (await import('./month-grid.js')).MonthGrid })) as <
  Row,
>(
  props: MonthGridProps<Row>,
) => ReactNode;

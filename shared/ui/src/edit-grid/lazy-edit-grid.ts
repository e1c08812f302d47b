import { lazyPage } from '@atrium/sdk';
import type { ReactNode } from 'react';
import type { EditGridProps } from './edit-grid.types.js';

/** Loaded with the first editable grid. Needs a Suspense around it, as every page has. */
export const EditGrid = lazyPage(async () => ({ default: (await import('./edit-grid.js')).EditGrid })) as <
  Row,
>(
  props: EditGridProps<Row>,
) => ReactNode;

import { lazyPage } from '@atrium/sdk';
import { Suspense } from 'react';
import type { SparklineProps } from './chart.types.js';

const Line = lazyPage(async () => ({ default: (await import('./sparkline.js')).Sparkline }));

/** A small line for a table cell or a metric; its code is fetched with the first one. */
export const Sparkline = (props: SparklineProps) => (
  <Suspense fallback={<span className="at-sparkline" />}>
    <Line {...props} />
  </Suspense>
);

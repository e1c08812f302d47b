import type { RecordRow } from '@atrium/contracts';
import { lazyPage } from '@atrium/sdk';
import { Suspense, type ReactNode } from 'react';
import type { RecordViewProps } from './record-view.types.js';

const View = lazyPage(() => import('./record-view.js')) as <Row extends RecordRow>(
  props: RecordViewProps<Row>,
) => ReactNode;

/** An opened record; its code is loaded with the first one. */
export function RecordView<Row extends RecordRow>(props: RecordViewProps<Row>) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}

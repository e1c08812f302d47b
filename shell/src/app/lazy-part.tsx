import { notArrived, renewFailedPages, toast } from '@atrium/sdk';
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { LoadBoundary } from './load-boundary.js';

interface LazyPartProps {
  children: ReactNode;
  waiting?: ReactNode;
  failed: (retry: () => void) => ReactNode;
}

/** Something beside the page whose code comes when it is needed. Should it not arrive, the page stays. */
export function LazyPart({ children, waiting, failed }: LazyPartProps) {
  return (
    <LoadBoundary fallback={failed}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </LoadBoundary>
  );
}

/** In place of what somebody opened: says so and closes it. Opened once more, it is fetched once more. */
export function NotOpened({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    renewFailedPages();
    toast.error(notArrived());
    close();
  }, []);
  return null;
}

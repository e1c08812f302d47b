import { notArrived, renewFailedPages, toast } from '@atrium/sdk';
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { LoadBoundary } from './load-boundary.js';

interface LazyPartProps {
  children: ReactNode;
  waiting?: ReactNode;
  failed: (retry: () => void) => ReactNode;
}

/** A part of the page whose code is loaded on demand. If loading fails, the rest of the page stays. */
export function LazyPart({ children, waiting, failed }: LazyPartProps) {
  return (
    <LoadBoundary fallback={failed}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </LoadBoundary>
  );
}

/** Shown instead of something that could not be loaded: says so and closes it. Opening it again loads it again. */
export function NotOpened({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    renewFailedPages();
    toast.error(notArrived());
    close();
  }, []);
  return null;
}

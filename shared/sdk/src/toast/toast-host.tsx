import { lazy, Suspense, useSyncExternalStore } from 'react';
import { subscribeToToasts, toastsStarted } from './toast-center.js';

const ToastStack = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./toast-view.js')).ToastStack,
}));

/** Stands once in the shell; draws and loads nothing until the first toast. */
export function ToastHost() {
  const started = useSyncExternalStore(subscribeToToasts, toastsStarted);
  if (!started) return null;
  return (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  );
}

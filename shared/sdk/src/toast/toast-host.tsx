import { lazy, Suspense, useSyncExternalStore } from 'react';
import { drawToastsWith, subscribeToToasts, toastsStarted } from './toast-center.js';

const loadView = () => import('./toast-view.js');

drawToastsWith(loadView);

const ToastStack = /* @__PURE__ */ lazy(async () => ({
  default: (await loadView()).ToastStack,
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

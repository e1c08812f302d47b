import { createElement, useSyncExternalStore } from 'react';
import { drawToastsWith, subscribeToToasts, toastStack } from './toast-center.js';

drawToastsWith(() => import(/* webpackChunkName: 'toasts' */ './toast-view.js'));

/** Mounted once in the shell; loads and draws nothing until the first toast. */
export function ToastHost() {
  const Stack = useSyncExternalStore(subscribeToToasts, toastStack);
  return Stack ? createElement(Stack) : null;
}

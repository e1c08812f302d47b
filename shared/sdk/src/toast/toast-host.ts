import { createElement, useSyncExternalStore } from 'react';
import { drawToastsWith, subscribeToToasts, toastStack } from './toast-center.js';

drawToastsWith(() => import(/* webpackChunkName: 'toasts' */ './toast-view.js'));

/** Stands once in the shell; draws and loads nothing until the first toast. */
export function ToastHost() {
  const Stack = useSyncExternalStore(subscribeToToasts, toastStack);
  return Stack ? createElement(Stack) : null;
}

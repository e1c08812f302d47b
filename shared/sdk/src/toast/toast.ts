import type { ReactNode } from 'react';
import { dismissToast, showToast } from './toast-center.js';
import type { ToastKind, ToastOptions } from './toast.types.js';

const show =
  (kind: ToastKind) =>
  (content: ReactNode, options: ToastOptions = {}): string =>
    showToast({ ...options, kind, content });

/**
 * Says something over the top bar; each call returns the toast's id. `toast('Copied')` is a plain one.
 * Not for what the page already shows.
 */
export const toast = /* @__PURE__ */ Object.assign(show('blank'), {
  success: show('success'),
  error: show('error'),
  /** Stays until it is replaced by its outcome: `toast.success('Sent', { id })`. */
  loading: show('loading'),
  /** Draws a component of your own inside the frame of a toast. */
  custom: show('custom'),
  dismiss: dismissToast,
});

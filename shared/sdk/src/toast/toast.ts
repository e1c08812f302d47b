import type { ReactNode } from 'react';
import { dismissToast, showToast } from './toast-center.js';
import type { ToastKind, ToastOptions } from './toast.types.js';

const show =
  (kind: ToastKind) =>
  (content: ReactNode, options: ToastOptions = {}): string =>
    showToast({ ...options, kind, content });

/**
 * Shows a message in the corner of the window; each call returns the toast's id. `toast('Copied')` is a plain one.
 * Do not use it for what the page already shows.
 */
export const toast = /* @__PURE__ */ Object.assign(show('blank'), {
  success: show('success'),
  error: show('error'),
  /** Stays until it is replaced by its outcome: `toast.success('Sent', { id })`. */
  loading: show('loading'),
  /** Draws a component of the caller inside a toast's frame. */
  custom: show('custom'),
  dismiss: dismissToast,
});

import type { ReactNode } from 'react';

export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'custom';

export interface ToastOptions {
  /** One line below the title. */
  text?: string;
  /** One action, such as Undo or Retry; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** Id of the toast to replace, as a loading one by its outcome. */
  id?: string;
}

export interface ToastEntry extends ToastOptions {
  id: string;
  kind: ToastKind;
  content: ReactNode;
}

/** Milliseconds that each kind stays; null stays until it is replaced or dismissed. */
export const TOAST_DURATIONS: Record<ToastKind, number | null> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: null,
  custom: 4000,
};

/** Most toasts kept; the next one drops the oldest. */
export const TOAST_LIMIT = 20;

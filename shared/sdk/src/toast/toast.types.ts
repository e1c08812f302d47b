import type { ReactNode } from 'react';

export type ToastKind = 'blank' | 'success' | 'error' | 'loading' | 'custom';

export interface ToastOptions {
  /** One line below the title. */
  text?: string;
  /** One thing to do about it, such as Undo or Retry; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** The toast to replace: a loading one by its outcome. */
  id?: string;
}

export interface ToastEntry extends ToastOptions {
  id: string;
  kind: ToastKind;
  content: ReactNode;
}

/** Milliseconds that each kind stays; a loading toast stays until it is replaced or dismissed. */
export const TOAST_DURATIONS: Record<ToastKind, number | null> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: null,
  custom: 4000,
};

/** At most so many are kept: the next one drops the oldest. */
export const TOAST_LIMIT = 20;

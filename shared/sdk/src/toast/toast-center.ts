import type { ComponentType } from 'react';
import { startCountdown, type Countdown } from './countdown.js';
import { TOAST_DURATIONS, TOAST_LIMIT, type ToastEntry } from './toast.types.js';

/** The drawing part, in a chunk of its own. */
export interface ToastView {
  ToastStack: ComponentType;
  present: (id: string) => void;
  remove: (id: string) => void;
}

// In the order they were first shown, so the first key is the oldest.
const entries = new Map<string, ToastEntry>();
const countdowns = new Map<string, Countdown>();
const listeners = new Set<() => void>();
const presented = new Set<string>();
let loadView: (() => Promise<ToastView>) | undefined;
let loading: Promise<ToastView> | undefined;
let view: ToastView | undefined;
let held = false;
let started = false;
let counter = 0;

function tell(): void {
  for (const listener of listeners) listener();
}

/** Rejects when loading fails; the next toast tries again. */
async function fetchView(): Promise<void> {
  if (view) return;
  try {
    loading ??= loadView?.();
    view = await loading;
  } catch (reason) {
    loading = undefined;
    throw reason;
  }
  tell();
}

/** Presents all toasts, including those that waited for the drawing part. */
function presentAll(): void {
  for (const id of entries.keys()) {
    if (!view || presented.has(id)) continue;
    presented.add(id);
    view.present(id);
    if (!held) countdowns.get(id)?.resume();
  }
}

/** Those that could not be drawn go in their time, instead of being shown long after what they are about. */
function presentNone(): void {
  if (!held) for (const countdown of countdowns.values()) countdown.resume();
}

function stopCountdown(id: string): void {
  countdowns.get(id)?.hold();
  countdowns.delete(id);
}

/** What nobody has seen yet, because the drawing part is still loading, stays as long as anything else. */
function startClock({ id, kind }: ToastEntry): void {
  stopCountdown(id);
  const duration = TOAST_DURATIONS[kind];
  if (duration === null) return;
  const countdown = startCountdown(duration, () => dismissToast(id));
  if (held || !presented.has(id)) countdown.hold();
  countdowns.set(id, countdown);
}

/**
 * Sets how the drawing part is loaded. It depends on this module, so the host, which knows both, provides the loader.
 */
export function drawToastsWith(load: () => Promise<ToastView>): void {
  loadView = load;
  loading = undefined;
  view = undefined;
  started = false;
}

/** Shows an entry, or replaces the one with its id. */
export function showToast(entry: Omit<ToastEntry, 'id'> & { id?: string }): string {
  const id = entry.id ?? `toast-${String((counter += 1))}`;
  const known = entries.has(id);
  const oldest = entries.keys().next().value;
  if (!known && entries.size >= TOAST_LIMIT && oldest !== undefined) dismissToast(oldest);
  const shown = { ...entry, id };
  started = true;
  entries.set(id, shown);
  startClock(shown);
  tell();
  // If the drawing part fails to load, only the toasts are lost; the page must not fail.
  if (!known) void fetchView().then(presentAll, presentNone);
  return id;
}

/** Removes one toast, or all of them. */
export function dismissToast(id?: string): void {
  const leaving = id === undefined ? [...entries.keys()] : [id];
  for (const one of leaving) {
    stopCountdown(one);
    entries.delete(one);
    if (presented.delete(one)) view?.remove(one);
  }
  // The toast under the pointer or the focus is gone, and no event will report that either has left it.
  if (held) holdToasts(false);
  tell();
}

/** Keeps all toasts while a person reads or reaches for one. */
export function holdToasts(hold: boolean): void {
  held = hold;
  for (const countdown of countdowns.values()) {
    if (hold) countdown.hold();
    else countdown.resume();
  }
}

/**
 * Loads the drawing part ahead of its first use, because a lost connection must be reported too. Rejects when that
 * fails.
 */
export const preloadToasts = fetchView;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toastEntry(id: string): ToastEntry | undefined {
  return entries.get(id);
}

export const hasToasts = (): boolean => entries.size > 0;

/** The component for the host: undefined until a toast was shown and the drawing part has loaded. */
export function toastStack(): ComponentType | undefined {
  return started ? view?.ToastStack : undefined;
}

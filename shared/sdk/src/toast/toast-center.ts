import { startCountdown, type Countdown } from './countdown.js';
import { TOAST_DURATIONS, TOAST_LIMIT, type ToastEntry } from './toast.types.js';

/** The part that draws, in a chunk of its own. */
export interface ToastView {
  present: (id: string) => void;
  remove: (id: string) => void;
}

// In the order they were first shown, so the first key is the oldest.
const entries = new Map<string, ToastEntry>();
const countdowns = new Map<string, Countdown>();
const listeners = new Set<() => void>();
let loadView: (() => Promise<ToastView>) | undefined;
let view: Promise<ToastView> | undefined;
let held = false;
let started = false;
let counter = 0;

function tell(): void {
  for (const listener of listeners) listener();
}

function withView(act: (view: ToastView) => void): void {
  view ??= loadView?.();
  view?.then(act, () => {
    // The network failed; the next toast tries again.
    view = undefined;
  });
}

function stopCountdown(id: string): void {
  countdowns.get(id)?.hold();
  countdowns.delete(id);
}

function startClock({ id, kind }: ToastEntry): void {
  stopCountdown(id);
  const duration = TOAST_DURATIONS[kind];
  if (duration === null) return;
  const countdown = startCountdown(duration, () => dismissToast(id));
  if (held) countdown.hold();
  countdowns.set(id, countdown);
}

/** The drawing part stands on this one, so the host that knows both says how to fetch it. */
export function drawToastsWith(load: () => Promise<ToastView>): void {
  loadView = load;
}

/** Shows an entry, or puts it in the place of the one with its id. */
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
  if (!known) {
    withView((drawn) => {
      if (entries.has(id)) drawn.present(id);
    });
  }
  return id;
}

/** Takes one toast away, or all of them. */
export function dismissToast(id?: string): void {
  const leaving = id === undefined ? [...entries.keys()] : [id];
  for (const one of leaving) {
    stopCountdown(one);
    if (entries.delete(one)) withView((drawn) => drawn.remove(one));
  }
  // The one under the pointer or the focus is gone, and no event will say that either has left it.
  if (held) holdToasts(false);
  tell();
}

/** Keeps every toast while a person reads or reaches for one. */
export function holdToasts(hold: boolean): void {
  held = hold;
  for (const countdown of countdowns.values()) {
    if (hold) countdown.hold();
    else countdown.resume();
  }
}

/** Fetches the drawing part ahead of its first use, while the browser is idle. */
export function preloadToasts(): void {
  withView(() => undefined);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toastEntry(id: string): ToastEntry | undefined {
  return entries.get(id);
}

/** Whether a toast was ever shown: until then the host draws nothing. */
export function toastsStarted(): boolean {
  return started;
}

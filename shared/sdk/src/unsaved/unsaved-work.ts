import { useEffect, useSyncExternalStore } from 'react';

const marks = new Set<object>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the page has unsaved input. Code that would redraw the page asks first, or waits. */
export const hasUnsavedWork = (): boolean => marks.size > 0;

/** The same as a hook that rerenders when it changes. */
export const useHasUnsavedWork = (): boolean => useSyncExternalStore(listen, hasUnsavedWork);

/** Marks the page as having unsaved input while `unsaved` is true. Forms of the kit do this by themselves. */
export function useUnsavedWork(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const mark = {};
    marks.add(mark);
    tell();
    return () => {
      marks.delete(mark);
      tell();
    };
  }, [unsaved]);
}

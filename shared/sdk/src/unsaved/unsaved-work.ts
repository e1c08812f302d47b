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

/** Whether something on this page was typed and not saved. What draws the page anew asks first, or waits. */
export const hasUnsavedWork = (): boolean => marks.size > 0;

/** The same, for a component that waits for it. */
export const useHasUnsavedWork = (): boolean => useSyncExternalStore(listen, hasUnsavedWork);

/** Says, as long as `unsaved` is true, that something typed here is not saved. Forms of the kit do it by themselves. */
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

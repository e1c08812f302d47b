import { useEffect, useRef } from 'react';

const PAUSE_MS = 800;

/**
 * Sends what is typed once typing has paused, when the page is left, and never two at a time.
 * @param send says whether it is to be tried once more after a pause
 */
export function usePausedSaving(send: () => Promise<boolean>) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const running = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  /** Sends at once what still waits. */
  function flush(): Promise<void> {
    if (timer.current === null) return running.current;
    clearTimeout(timer.current);
    timer.current = null;
    running.current = running.current.then(async () => {
      if (await latest.current()) later();
    });
    return running.current;
  }
  const flushed = useRef(flush);
  useEffect(() => () => void flushed.current(), []);
  function later(): void {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  }
  return { later, flush };
}

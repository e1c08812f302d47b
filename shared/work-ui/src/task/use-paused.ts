import { useEffect, useState } from 'react';

/** Milliseconds. */
const PAUSE = 250;

/** A text once typing has paused. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

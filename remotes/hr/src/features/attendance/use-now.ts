import { useEffect, useState } from 'react';

const HALF_A_MINUTE = 30_000;

/** The current time in epoch milliseconds, updated every half minute while `running`. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

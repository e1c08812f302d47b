import { useCallback, useEffect, useState } from 'react';

const TICK_MS = 500;

/** Counts down what the server said is left; the device's clock plays no part. Null: there is no limit. */
export function useTimeLeft(firstMs: number | null) {
  const [said, setSaid] = useState(() => ({ leftMs: firstMs, at: performance.now() }));
  const [now, setNow] = useState(() => performance.now());
  const isLimited = said.leftMs !== null;
  useEffect(() => {
    if (!isLimited) return undefined;
    const ticking = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [isLimited]);
  const resync = useCallback((leftMs: number | null) => {
    const at = performance.now();
    setSaid({ leftMs, at });
    setNow(at);
  }, []);
  const leftMs = said.leftMs === null ? null : Math.max(0, said.leftMs - (now - said.at));
  return { leftMs, resync };
}

import { sayDuration } from '@atrium/contracts';
import { useEffect, useState } from 'react';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Hours and minutes since a moment, which go on. `startedAt` is an ISO time. */
export function Elapsed({ startedAt }: { startedAt: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10 * SECOND);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.floor((now - Date.parse(startedAt)) / MINUTE));
  return (
    <bdi dir="ltr" className="at-num">
      {sayDuration(minutes)}
    </bdi>
  );
}

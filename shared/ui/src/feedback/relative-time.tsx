import { useEffect, useState } from 'react';
import { exactTime, relativeTime } from './relative-time.rules.js';

/** A moment as people say it, the exact one on hover; it keeps itself up to date. `at` is an ISO time. */
export function RelativeTime({ at }: { at: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const moment = new Date(at);
  return (
    <time dateTime={at} title={exactTime(moment)}>
      <bdi>{relativeTime(moment, now)}</bdi>
    </time>
  );
}

import { useEffect, useState } from 'react';
import { exactTime, relativeTime } from './relative-time.rules.js';

/** A time in relative words that stay up to date, with the exact time as a tooltip. `at` is an ISO time. */
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

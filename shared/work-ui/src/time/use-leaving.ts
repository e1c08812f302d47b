import type { Timer } from '@atrium/contracts';
import { confirm, formatTime, t } from '@atrium/sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useKeepTimerMutation } from './time.api.js';
import { useTimer } from './use-timer.js';

/** Once the reader has clocked out: asks whether the timer stops too, in the window that they look at. */
export function useLeaving(timer: Timer['timer']): void {
  const { stopAtLeaving } = useTimer();
  const [keep] = useKeepTimerMutation();
  const asked = useRef<string | null>(null);
  const leftAt = timer?.leftAt ?? null;
  const ask = useEffectEvent(async (left: string, running: NonNullable<Timer['timer']>) => {
    if (asked.current === left) return;
    asked.current = left;
    const stops = await confirm({
      title: t('Stop the timer on {number} too?', { number: running.task.number }),
      text: t('You clocked out at {time}.', { time: formatTime(left) }),
      confirmText: t('Stop the timer'),
      cancelText: t('Keep it running'),
    });
    if (stops) stopAtLeaving();
    else await keep();
  });
  useEffect(() => {
    if (leftAt === null || !timer) return;
    const look = () => {
      if (document.visibilityState === 'visible') void ask(leftAt, timer);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [leftAt, timer]);
}

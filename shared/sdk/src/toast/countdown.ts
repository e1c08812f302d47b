/** A timer that can be paused and continues with the remaining time. */
export interface Countdown {
  hold: () => void;
  resume: () => void;
}

export function startCountdown(durationMs: number, onEnd: () => void): Countdown {
  let left = durationMs;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= Date.now() - startedAt;
  };
  const resume = () => {
    if (timer !== undefined) return;
    startedAt = Date.now();
    timer = setTimeout(onEnd, Math.max(0, left));
  };
  resume();
  return { hold, resume };
}

import { sayDuration, sayTaskNumber, type Timer } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { useSetTimerMutation } from './time.api.js';

/** Starts the reader's timer on a task, or stops it; what it ended is told. */
export function useTimer() {
  const [set] = useSetTimerMutation();
  const { take, busy } = useStep();
  const change = (taskId: string | null) =>
    void take({
      work: () => set(taskId).unwrap(),
      done: ({ stopped }) => sayStopped(stopped),
    });
  return { start: (taskId: string) => change(taskId), stop: () => change(null), busy };
}

function sayStopped(stopped: Timer['stopped']): string {
  if (!stopped) return t('The timer runs');
  const number = sayTaskNumber(stopped.task.number);
  return t('{number} stopped after {time}', { number, time: sayDuration(stopped.minutes) });
}

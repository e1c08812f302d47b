import { focusedKey, useShortcut } from '@atrium/ui';
import { useTimer } from '../time/use-timer.js';

/** T starts the timer of the task that has the focus. */
export function useTimerKey(): void {
  const { start } = useTimer();
  useShortcut('taskTimer', () => {
    const id = focusedKey();
    if (id !== null) start(id);
  });
}

import type { RecordPlace } from '../records/record.types.js';
import type { SettingKey } from '../portal/setting-key.js';

/** Where tasks are, for first screens, which do without the description of the record. */
export const TASK_PLACE: RecordPlace = { path: 'tasks', tag: 'Task' };

/** The tag of timers, entries and weeks in the browser. */
export const TIME_TAG = 'Time';

/** What becomes of a running timer when its person clocks out. */
export const TIMER_LEAVING = ['ask', 'stop'] as const;
export type TimerLeaving = (typeof TIMER_LEAVING)[number];
export const timerLeavingKey: SettingKey<TimerLeaving> = {
  key: 'work.timerLeaving',
  scope: 'person',
  fallback: 'ask',
};

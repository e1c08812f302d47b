import type { RepeatState, TaskRepeat } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { sayRule, type Tone } from '@atrium/ui';

/** Which days, in words. */
export const sayRepeatRule = ({
  rule,
  startOn,
  mode,
}: Pick<TaskRepeat, 'rule' | 'startOn' | 'mode'>): string =>
  mode === 'calendar'
    ? sayRule(rule, startOn)
    : t('{repeat}, from the day on which it was closed', { repeat: sayRule(rule, startOn) });

export const stateTone = (state: RepeatState): Tone =>
  (({ active: 'success', paused: 'warning', ended: 'neutral' }) as const)[state];

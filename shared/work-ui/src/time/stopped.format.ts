import { sayDuration, type Timer } from '@atrium/contracts';
import { t } from '@atrium/sdk';

export function sayStopped({ task, minutes }: NonNullable<Timer['stopped']>): string {
  const { number } = task;
  return t('{number} stopped after {time}', { number, time: sayDuration(minutes) });
}

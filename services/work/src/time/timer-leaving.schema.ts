import { TIMER_LEAVING, timerLeavingKey } from '@atrium/contracts';
import { SettingDefinition } from '@atrium/reach';
import { z } from 'zod';

export const timerLeaving = new SettingDefinition(timerLeavingKey, {
  schema: z.enum(TIMER_LEAVING),
  untold: true,
});

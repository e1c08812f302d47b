import { IDLE_LOCK_MINUTES, idleLockKey } from '@atrium/contracts';
import { z } from 'zod';
import { SettingDefinition } from './setting-definition.js';

export const idleLockSetting = new SettingDefinition(idleLockKey, { schema: z.literal(IDLE_LOCK_MINUTES) });

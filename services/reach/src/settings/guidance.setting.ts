import { nextStepsHiddenKey, tourSeenKey } from '@atrium/contracts';
import { z } from 'zod';
import { SettingDefinition } from './setting-definition.js';

export const tourSeenSetting = new SettingDefinition(tourSeenKey, { schema: z.boolean() });
export const nextStepsHiddenSetting = new SettingDefinition(nextStepsHiddenKey, { schema: z.boolean() });

import { PRESENCE_CHOICES, presenceKey } from '@atrium/contracts';
import { SettingDefinition } from '@atrium/reach';
import { z } from 'zod';

export const presenceSetting = new SettingDefinition(presenceKey, { schema: z.enum(PRESENCE_CHOICES) });

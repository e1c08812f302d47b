import { themeKey, THEMES } from '@atrium/contracts';
import { z } from 'zod';
import { SettingDefinition } from './setting-definition.js';

export const themeSetting = new SettingDefinition(themeKey, { schema: z.enum(THEMES) });

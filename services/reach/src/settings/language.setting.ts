import { LANGUAGE_CHOICES, languageKey } from '@atrium/contracts';
import { z } from 'zod';
import { SettingDefinition } from './setting-definition.js';

export const languageSetting = new SettingDefinition(languageKey, { schema: z.enum(LANGUAGE_CHOICES) });

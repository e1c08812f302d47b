import { LANGUAGES, type Language } from '@atrium/contracts';
import { z } from 'zod';
import { SettingDefinition } from './setting-definition.js';

/**
 * The language of a person's page at their last sign-in, for mails to people who leave the language to their browser.
 * No module contributes it, so nobody reads or changes it through the API.
 */
export const pageLanguageSetting = new SettingDefinition<Language | null>(
  { key: 'portal.pageLanguage', scope: 'person', fallback: null },
  { schema: z.enum(LANGUAGES).nullable() },
);

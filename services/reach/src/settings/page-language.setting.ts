import { LANGUAGES, type Language } from '@atrium/contracts';
import { z } from 'zod';
import { SettingDefinition } from './setting-definition.js';

/**
 * In which language somebody's page was when they last signed in, for mails to those who leave the choice to their browser.
 * The portal keeps it: it is in no module's list, so nobody reads or changes it through the API.
 */
export const pageLanguageSetting = new SettingDefinition<Language | null>(
  { key: 'portal.pageLanguage', scope: 'person', fallback: null },
  { schema: z.enum(LANGUAGES).nullable() },
);

import type { SettingsSection } from './settings.types.js';

/** In the order in which they are listed. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [];

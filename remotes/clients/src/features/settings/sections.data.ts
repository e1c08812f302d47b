import { lazyPage, t } from '@atrium/sdk';
import type { SettingsSection } from './settings.types.js';

/** In the order in which they are listed. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  {
    key: 'proposals',
    title: () => t('Proposals'),
    text: () => t('Limits of review, numbers, and what a new proposal starts with.'),
    resource: 'proposals',
    Part: lazyPage(() => import('./components/proposal-rules.js')),
  },
];

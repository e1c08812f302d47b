import { lazyPage, t } from '@atrium/sdk';
import type { SettingsSection } from './features/settings/settings.types.js';

/** In the order in which they are listed. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  {
    key: 'lead-rules',
    title: () => t('Who gets new leads'),
    text: () => t('The first rule that fits gives the lead to someone who is at work.'),
    resource: 'leads',
    Part: lazyPage(() => import('./features/lead-rule/lead-rules.page.js')),
  },
  {
    key: 'stages',
    title: () => t('Stages of leads'),
    text: () => t('Your own words and order for the stages. Renaming one moves no lead.'),
    resource: 'leads',
    Part: lazyPage(() => import('./features/lead-setup/stages.page.js')),
  },
  {
    key: 'lead-lists',
    title: () => t('Lists for leads'),
    text: () => t('Lost reasons, sources and services that people choose from.'),
    resource: 'leads',
    Part: lazyPage(() => import('./features/lead-setup/lists.page.js')),
  },
  {
    key: 'first-answer',
    title: () => t('First answer'),
    text: () => t('How soon someone calls or writes to a new lead.'),
    resource: 'leads',
    Part: lazyPage(() => import('./features/lead-setup/answers.page.js')),
  },
  {
    key: 'proposals',
    title: () => t('Proposals'),
    text: () => t('Limits of review, numbers, and what a new proposal starts with.'),
    resource: 'proposals',
    Part: lazyPage(() => import('./features/settings/components/proposal-rules.js')),
  },
];

import { AuditWords } from '@atrium/platform';

export const SETTING_WORDS = new AuditWords({
  kind: 'setting',
  title: 'Setting',
  fields: { value: 'Value' },
  titles: {
    'portal.idleLock': 'Lock the portal when nobody is there',
    'portal.tourSeen': 'Shown around',
    'portal.nextStepsHidden': 'Next steps put away',
    'portal.language': 'Language',
    'portal.display': 'Display',
    'company.display': 'Display of the company',
  },
});

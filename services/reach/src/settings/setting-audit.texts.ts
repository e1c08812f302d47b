import { AuditWords } from '@atrium/platform';

export const SETTING_WORDS = new AuditWords({
  kind: 'setting',
  title: 'Setting',
  fields: { value: 'Value' },
  titles: {
    'portal.idleLock': 'Lock the portal when no one is there',
    'portal.tourSeen': 'Shown around',
    'portal.nextStepsHidden': 'Next steps hidden',
    'portal.language': 'Language',
    'portal.display': 'Display',
    'portal.dashboard': 'Arrangement of Home',
    'company.display': 'Company display',
  },
});

import type { Role, Tab } from '@atrium/contracts';
import { t } from '@atrium/sdk';

/** Explains a tab that the permission check treats specially; null for the others. */
export function tabHelp(tab: Tab, role: Role): string | null {
  if (tab === 'calendar')
    return t('Anyone with access to another area can open it too, whatever is chosen here.');
  if (tab === 'settings') return t('Comes with HR operations. Each page needs its own permission.');
  const always = tab === 'agencyDashboard' || tab === 'clientManagement';
  return always && role === 'admin' ? t('An admin always has it.') : null;
}

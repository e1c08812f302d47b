import { CLIENT, LEAD, PROJECT } from '@atrium/contracts';
import { t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';
import { SET_UP, useMaySetUp } from './use-may-set-up.js';
import { useSearchParams } from '@atrium/ui';

const SHOWN = 'show';
export const PROJECTS = 'projects';
export const FORMS = 'forms';
export const ENQUIRIES = 'enquiries';
export const CONSENTS = 'consents';
export const DUPLICATES = 'duplicates';
export const SETTINGS = 'settings';

/** Where the list of all projects is, below the company's code. */
export const PROJECTS_PATH = `client/management?${SHOWN}=${PROJECTS}`;
/** Where web forms are. */
export const FORMS_PATH = `client/management?${SHOWN}=${FORMS}`;
/** Where managers set up the work with leads, clients and proposals; `&part=` names a section. */
export const SETTINGS_PATH = `client/management?${SHOWN}=${SETTINGS}`;

/** Which tab of the page of clients is shown; null: the clients themselves. */
export const useShownTab = (): string | null => useSearchParams()[0].get(SHOWN);

/** Clients, what is done for them and how that is set up, each for those who may see it. */
export function useClientTabs(): LinkTab[] | undefined {
  const path = useCompanyPath();
  const mayReadProjects = useMayOpen()({ session: 'staff', permission: PROJECT.check('read') });
  const mayReadLeads = useMayOpen()({ session: 'staff', permission: LEAD.check('read') });
  const mayMerge = useMayOpen()({ session: 'staff', permission: CLIENT.check('approve') });
  const mayChangeSettings = SET_UP.some(useMaySetUp());
  const shown = useShownTab();
  const tabs: LinkTab[] = [
    { label: t('Clients'), to: path('client/management'), current: shown === null },
    ...(mayReadProjects
      ? [{ label: t('Projects'), to: path(PROJECTS_PATH), current: shown === PROJECTS }]
      : []),
    ...(mayReadLeads ? captureTabs(path, shown) : []),
    ...(mayMerge
      ? [
          {
            label: t('Duplicates'),
            to: path(`client/management?${SHOWN}=${DUPLICATES}`),
            current: shown === DUPLICATES,
          },
        ]
      : []),
    ...(mayChangeSettings
      ? [{ label: t('Settings'), to: path(SETTINGS_PATH), current: shown === SETTINGS }]
      : []),
  ];
  return tabs.length > 1 ? tabs : undefined;
}

/** How leads come from websites, and what people agreed to. */
const captureTabs = (path: (page: string) => string, shown: string | null): LinkTab[] =>
  [
    { label: t('Web forms'), show: FORMS },
    { label: t('Web enquiries'), show: ENQUIRIES },
    { label: t('Consents'), show: CONSENTS },
  ].map(({ label, show }) => ({
    label,
    to: path(`client/management?${SHOWN}=${show}`),
    current: shown === show,
  }));

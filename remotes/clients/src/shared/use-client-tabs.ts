import { PROJECT } from '@atrium/contracts';
import { t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import type { LinkTab } from '@atrium/ui';
import { useSearchParams } from 'react-router-dom';

const SHOWN = 'show';
const PROJECTS = 'projects';

/** Where the list of all projects is, below the company's code. */
export const PROJECTS_PATH = `client/management?${SHOWN}=${PROJECTS}`;

/** Whether the page of clients shows the projects. */
export const useShowsProjects = (): boolean => useSearchParams()[0].get(SHOWN) === PROJECTS;

/** Clients, and what is done for them, for those who may read it. */
export function useClientTabs(): LinkTab[] | undefined {
  const path = useCompanyPath();
  const mayRead = useMayOpen()({ session: 'staff', permission: PROJECT.check('read') });
  const showsProjects = useShowsProjects();
  if (!mayRead) return undefined;
  return [
    { label: t('Clients'), to: path('client/management'), current: !showsProjects },
    { label: t('Projects'), to: path(PROJECTS_PATH), current: showsProjects },
  ];
}

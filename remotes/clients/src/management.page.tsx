import { lazyPage } from '@atrium/sdk';
import { useShowsProjects } from './shared/use-client-tabs.js';

const ClientList = lazyPage(() => import('./features/client/client-list.page.js'));
const ProjectList = lazyPage(() => import('./features/project/project-list.page.js'));

/** Clients, and in a tab what is done for them. */
export default function ManagementPage() {
  return useShowsProjects() ? <ProjectList /> : <ClientList />;
}

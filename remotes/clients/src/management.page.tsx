import { lazyPage } from '@atrium/sdk';
import type { SettingsSection } from './features/settings/settings.types.js';
import { SETTINGS_SECTIONS } from './settings-sections.data.js';
import { PROJECTS, SETTINGS, useShownTab } from './shared/use-client-tabs.js';

const ClientList = lazyPage(() => import('./features/client/client-list.page.js'));
const ProjectList = lazyPage(() => import('./features/project/project-list.page.js'));
const Settings = lazyPage<{ sections: readonly SettingsSection[] }>(
  () => import('./features/settings/settings.page.js'),
);

/** Clients, and in tabs what is done for them and how the work with them is set up. */
export default function ManagementPage() {
  const shown = useShownTab();
  if (shown === SETTINGS) return <Settings sections={SETTINGS_SECTIONS} />;
  return shown === PROJECTS ? <ProjectList /> : <ClientList />;
}

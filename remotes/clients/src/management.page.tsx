import { lazyPage } from '@atrium/sdk';
import type { SettingsSection } from './features/settings/settings.types.js';
import { SETTINGS_SECTIONS } from './settings-sections.data.js';
import type { DuplicatesPageProps } from './merge/duplicates.page.js';
import {
  CONSENTS,
  DUPLICATES,
  ENQUIRIES,
  FORMS,
  PROJECTS,
  SETTINGS,
  useClientTabs,
  useShownTab,
} from './shared/use-client-tabs.js';
import { useSearchParams } from '@atrium/ui';

const ClientList = lazyPage(() => import('./features/client/client-list.page.js'));
const ClientPage = lazyPage(() => import('./features/client/client.page.js'));
const ProjectList = lazyPage(() => import('./features/project/project-list.page.js'));
const FormList = lazyPage(() => import('./features/capture/form-list.page.js'));
const SubmissionList = lazyPage(() => import('./features/capture/submission-list.page.js'));
const ConsentList = lazyPage(() => import('./features/consent/consent-list.page.js'));
const Duplicates = lazyPage<DuplicatesPageProps>(() => import('./merge/duplicates.page.js'));
const Settings = lazyPage<{ sections: readonly SettingsSection[] }>(
  () => import('./features/settings/settings.page.js'),
);

/** Clients, and in tabs what is done for them and how the work with them is set up. */
export default function ManagementPage() {
  const shown = useShownTab();
  const opened = useSearchParams()[0].get('open');
  if (shown === SETTINGS) return <Settings sections={SETTINGS_SECTIONS} />;
  if (shown === FORMS) return <FormList />;
  if (shown === ENQUIRIES) return <SubmissionList />;
  if (shown === CONSENTS) return <ConsentList />;
  if (shown === DUPLICATES) return <ClientDuplicates />;
  if (shown === PROJECTS) return <ProjectList />;
  return opened === null ? <ClientList /> : <ClientPage />;
}

const ClientDuplicates = () => <Duplicates kind="client" tabs={useClientTabs()} />;

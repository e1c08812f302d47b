import { useCompanyPath } from '@atrium/sdk';
import { Card, Page } from '@atrium/ui';
import { usePageTitle } from '../../app/use-page-title.js';
import { KindTable } from './kind-table.js';
import { MailHours } from './mail-hours.js';
import { usePreferences } from './use-preferences.js';

/** How the person wants to be told of what. Every change is saved as it is made. */
export default function PreferencesPage() {
  usePageTitle('Notification settings');
  const toPath = useCompanyPath();
  const { value, change } = usePreferences();
  return (
    <Page
      title="Notification settings"
      subtitle="What is shown under the bell, and what is mailed to you. Changes are saved at once."
      breadcrumb={[{ label: 'Notifications', to: toPath('notifications') }]}
    >
      <Card title="What I hear of" fill="rows">
        <KindTable value={value} onChange={(kinds) => change({ kinds })} />
      </Card>
      <Card title="E-mail">
        <MailHours value={value} onChange={change} />
      </Card>
    </Page>
  );
}

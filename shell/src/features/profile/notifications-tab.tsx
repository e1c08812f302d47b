import { t } from '@atrium/sdk';
import { Card } from '@atrium/ui';
import { KindTable } from './kind-table.js';
import { MailHours } from './mail-hours.js';
import { usePreferences } from './use-preferences.js';

/** How the person wants to be notified of each kind. Every change is saved at once. */
export function NotificationsTab() {
  const { value, change } = usePreferences();
  return (
    <>
      <p className="at-muted m-0">
        {t('Choose what appears under the bell and what is emailed to you. Changes are saved immediately.')}
      </p>
      <Card title={t('Notify me about')} fill="rows">
        <KindTable value={value} onChange={(kinds) => change({ kinds })} />
      </Card>
      <Card title={t('Email')}>
        <MailHours value={value} onChange={change} />
      </Card>
    </>
  );
}

import { Card } from '@atrium/ui';
import { KindTable } from './kind-table.js';
import { MailHours } from './mail-hours.js';
import { usePreferences } from './use-preferences.js';

/** How the person wants to be told of what. Every change is saved as it is made. */
export function NotificationsTab() {
  const { value, change } = usePreferences();
  return (
    <>
      <p className="at-muted m-0">
        What is shown under the bell, and what is mailed to you. Changes are saved at once.
      </p>
      <Card title="What I hear of" fill="rows">
        <KindTable value={value} onChange={(kinds) => change({ kinds })} />
      </Card>
      <Card title="E-mail">
        <MailHours value={value} onChange={change} />
      </Card>
    </>
  );
}

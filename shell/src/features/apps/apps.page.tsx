import { t } from '@atrium/sdk';
import { Card, DataTable, EmptyState, Page } from '@atrium/ui';
import { useMemo } from 'react';
import { usePageTitle } from '../../app/use-page-title.js';
import { appColumns } from './app-columns.js';
import { useListAppsQuery } from './apps.api.js';
import { useAppSwitch } from './use-app-switch.js';

export default function AppsPage() {
  usePageTitle(t('Apps'));
  const { data: apps, error, refetch } = useListAppsQuery();
  const onSwitch = useAppSwitch();
  const columns = useMemo(() => appColumns((app, enabled) => void onSwitch(app, enabled)), [onSwitch]);
  return (
    <Page
      title={t('Apps')}
      subtitle={t('Switching an app off hides it from everyone immediately. Its data is kept.')}
    >
      <Card fill="rows">
        <DataTable
          label={t('Apps')}
          inCard
          columns={columns}
          rows={apps}
          keyOf={(app) => app.id}
          nameOf={(app) => app.title}
          error={error}
          onRetry={refetch}
          empty={
            <EmptyState
              drawing="boxes"
              title={t('No apps yet')}
              text={t('Apps appear here when they are published.')}
            />
          }
        />
      </Card>
    </Page>
  );
}

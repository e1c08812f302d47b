import { AUDIT_LIST, type AuditEntry } from '@atrium/contracts';
import { t, useCan, useUser } from '@atrium/sdk';
import { DataTable, EmptyState, ExportMenu, Page, useCursorPages } from '@atrium/ui';
import { useState } from 'react';
import { usePageTitle } from '../../app/use-page-title.js';
import { auditColumns } from './audit-columns.js';
import { AuditDrawer } from './audit-drawer.js';
import { actionWords, recordWords } from './audit.format.js';
import { AuditToolbar } from './audit-toolbar.js';
import { useListAuditQuery } from './audit.api.js';
import { useAuditFilters } from './use-audit-filters.js';
import { useAuditTexts } from './use-audit-texts.js';

export default function AuditPage() {
  useAuditTexts();
  usePageTitle(t('Audit trail'));
  const { timezone } = useUser().company;
  const filters = useAuditFilters();
  const { filter, sort, change } = filters;
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const mayExport = useCan('admin', 'audit', 'export');
  const pages = useCursorPages(JSON.stringify({ filter, sort }));
  // What was read before is old: something happens all the time.
  const { data, currentData, error, refetch } = useListAuditQuery(
    { ...filter, sort, cursor: pages.cursor },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Page
      title={t('Audit trail')}
      subtitle={t('What was done here, by whom and when. Nobody can change it or take anything out of it.')}
      actions={mayExport && <ExportMenu list={AUDIT_LIST.key} query={{ ...filter, sort }} />}
      toolbar={<AuditToolbar filters={filters} rows={currentData?.items} />}
      fill="flush"
    >
      <DataTable
        label={t('Audit trail')}
        columns={auditColumns(timezone)}
        rows={data?.items}
        keyOf={(entry) => entry.id}
        nameOf={(entry) => `${actionWords(entry.action)}: ${recordWords(entry.resource)}`}
        page={pages.pageInfo(currentData)}
        sort={sort}
        onSort={(next) => change({ sort: next })}
        onOpen={setOpened}
        error={error}
        onRetry={refetch}
        onClearFilters={filters.isFiltered ? filters.clear : undefined}
        empty={<NothingYet />}
      />
      {opened && <AuditDrawer entry={opened} change={change} onClose={() => setOpened(null)} />}
    </Page>
  );
}

const NothingYet = () => (
  <EmptyState drawing="boxes" title={t('Nothing yet')} text={t('What people do shows here from now on.')} />
);

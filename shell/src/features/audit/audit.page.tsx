import { AUDIT_LIST, type AuditEntry } from '@atrium/contracts';
import { t, useCan, useUser } from '@atrium/sdk';
import { DataTable, EmptyState, ExportMenu, Page, SkeletonPage } from '@atrium/ui';
import { useState } from 'react';
import { usePageTitle } from '../../app/use-page-title.js';
import { auditColumns } from './audit-columns.js';
import { AuditDrawer } from './audit-drawer.js';
import type { AuditVocabulary } from '@atrium/ui';
import { recordWords } from './audit.format.js';
import { AuditToolbar } from './audit-toolbar.js';
import { useAuditFilters } from './use-audit-filters.js';
import { useTrail } from './use-trail.js';

export default function AuditPage() {
  usePageTitle(t('Audit trail'));
  const { timezone } = useUser().company;
  const filters = useAuditFilters();
  const { filter, sort, change } = filters;
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const mayExport = useCan('admin', 'audit', 'export');
  const { words, rows, shown, page, error, retry } = useTrail(filters);
  // The filters' widths depend on the words, so rendering without them would make the page jump.
  if (!words && !error) return <SkeletonPage label={t('Audit trail')} />;
  return (
    <Page
      title={t('Audit trail')}
      subtitle={t('Who did what, and when. No one can edit or delete an entry.')}
      actions={mayExport && <ExportMenu list={AUDIT_LIST.key} query={{ ...filter, sort }} />}
      toolbar={<AuditToolbar words={words} filters={filters} rows={shown} />}
      fill="flush"
    >
      <DataTable
        label={t('Audit trail')}
        columns={words ? auditColumns(words, timezone) : []}
        rows={rows}
        keyOf={(entry) => entry.id}
        nameOf={(entry) => (words ? entryName(words, entry) : '')}
        page={page}
        sort={sort}
        onSort={(next) => change({ sort: next })}
        onOpen={setOpened}
        error={error}
        onRetry={retry}
        onClearFilters={filters.isFiltered ? filters.clear : undefined}
        empty={<NothingYet />}
      />
      {opened && words && (
        <AuditDrawer words={words} entry={opened} change={change} onClose={() => setOpened(null)} />
      )}
    </Page>
  );
}

const entryName = (words: AuditVocabulary, { action, resource }: AuditEntry): string =>
  `${words.action(action)}: ${recordWords(words, resource)}`;

const NothingYet = () => (
  <EmptyState drawing="boxes" title={t('Nothing yet')} text={t('Actions appear here as people work.')} />
);

import { AUDIT_LIST, type AuditEntry } from '@atrium/contracts';
import { t, useCan, useUser } from '@atrium/sdk';
import { AuditVocabulary, DataTable, EmptyState, ExportMenu, Page } from '@atrium/ui';
import { useState } from 'react';
import { usePageTitle } from '../../app/use-page-title.js';
import { auditColumns } from './audit-columns.js';
import { AuditDrawer } from './audit-drawer.js';
import { recordWords } from './audit.format.js';
import { AuditToolbar } from './audit-toolbar.js';
import { useAuditFilters } from './use-audit-filters.js';
import { useTrail } from './use-trail.js';

/** Until the words have arrived; the head of the table needs none. */
const NO_WORDS = new AuditVocabulary({ kinds: [], actions: [] });

export default function AuditPage() {
  usePageTitle(t('Audit trail'));
  const { timezone } = useUser().company;
  const filters = useAuditFilters();
  const { filter, sort, change } = filters;
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const mayExport = useCan('admin', 'audit', 'export');
  const trail = useTrail(filters);
  const { words, rows, page, error, retry } = trail;
  return (
    <Page
      title={t('Audit trail')}
      subtitle={t('Who did what, and when. No one can edit or delete an entry.')}
      actions={mayExport && <ExportMenu list={AUDIT_LIST.key} query={{ ...filter, sort }} />}
      toolbar={<Tools trail={trail} filters={filters} />}
      fill="flush"
    >
      <DataTable
        label={t('Audit trail')}
        columns={auditColumns(words ?? NO_WORDS, timezone)}
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

interface ToolsProps {
  trail: ReturnType<typeof useTrail>;
  filters: ReturnType<typeof useAuditFilters>;
}

/** The filters' widths depend on the words, so without them only their room is drawn. */
function Tools({ trail: { words, shown, error }, filters }: ToolsProps) {
  if (!words && !error) return <div className="at-toolbar" />;
  return <AuditToolbar words={words} filters={filters} rows={shown} />;
}

const entryName = (words: AuditVocabulary, { action, resource }: AuditEntry): string =>
  `${words.action(action)}: ${recordWords(words, resource)}`;

const NothingYet = () => (
  <EmptyState drawing="boxes" title={t('Nothing yet')} text={t('Actions appear here as people work.')} />
);

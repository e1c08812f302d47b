import type { AuditEntry } from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import { auditMoment, Button, Drawer, type AuditVocabulary } from '@atrium/ui';
import { actorName, recordWords } from './audit.format.js';
import { DifferenceTable } from './difference-table.js';
import type { AuditFilters } from './use-audit-filters.js';

interface AuditDrawerProps {
  words: AuditVocabulary;
  entry: AuditEntry;
  change: AuditFilters['change'];
  onClose: () => void;
}

/** One entry: what changed, who did it and when, and links to all entries about the record or by the person. */
export function AuditDrawer({ words, entry, change, onClose }: AuditDrawerProps) {
  const { timezone } = useUser().company;
  const { actor, resource } = entry;
  const by = actor?.id;
  const narrow = (filter: Parameters<typeof change>[0]) => {
    change(filter);
    onClose();
  };
  const { id, kind } = resource;
  return (
    <Drawer
      open
      title={words.action(entry.action)}
      subtitle={<bdi>{auditMoment(entry.at, timezone)}</bdi>}
      onClose={onClose}
      footer={
        <>
          {by && (
            <Button size="sm" onClick={() => narrow({ actor: by })}>
              {t('All by this person')}
            </Button>
          )}
          {id && (
            <Button size="sm" onClick={() => narrow({ kind, resource: id })}>
              {t('All on this record')}
            </Button>
          )}
        </>
      }
    >
      <div className="d-grid gap-4">
        <Facts words={words} entry={entry} />
        <DifferenceTable words={words} entry={entry} timeZone={timezone} />
        <Evidence entry={entry} />
      </div>
    </Drawer>
  );
}

function Facts({ words, entry }: Pick<AuditDrawerProps, 'words' | 'entry'>) {
  return (
    <dl className="at-facts">
      <dt>{words.kind(entry.resource.kind)}</dt>
      <dd>
        <bdi>{recordWords(words, entry.resource)}</bdi>
      </dd>
      <dt>{t('By')}</dt>
      <dd>
        <bdi>{actorName(entry)}</bdi>
      </dd>
    </dl>
  );
}

/** What connects the entry with the log and with its neighbours in the chain. */
function Evidence({ entry: { seq, requestId, hash } }: { entry: AuditEntry }) {
  return (
    <dl className="at-facts at-12 at-muted">
      <dt>{t('Number')}</dt>
      <dd>{seq}</dd>
      {requestId && (
        <>
          <dt>{t('Request')}</dt>
          <dd>
            <bdi>{requestId}</bdi>
          </dd>
        </>
      )}
      <dt>{t('Hash')}</dt>
      <dd>
        <bdi>{hash}</bdi>
      </dd>
    </dl>
  );
}

import { BULK_LIMIT, type RecordRow } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import type { IconName } from '../icon/icon-set.js';
import { Icon } from '../icon/icon.js';
import type { BulkStep } from './record-page.types.js';
import type { RecordBulk } from './use-record-bulk.js';

interface BulkActionsProps {
  bulk: RecordBulk;
  /** The selected rows of this page. */
  rows: readonly RecordRow[];
  steps: readonly BulkStep[];
  onStep: (step: BulkStep) => void;
}

/** The buttons of the bar that floats while rows are selected. */
export function BulkActions({ bulk, rows, steps, onStep }: BulkActionsProps) {
  const { all, count, total, busy, tooMany } = bulk;
  const kinds = new Set(rows.map(({ archivedAt }) => (archivedAt ? 'archived' : 'present')));
  const offered = tooMany ? [] : steps.filter(({ on }) => kinds.has(on));
  return (
    <>
      {!all && total > count && (
        <Action icon="check" words={allWords(total)} busy={busy} onPress={bulk.selectAll} />
      )}
      {offered.map((step) => (
        <Action
          key={step.label}
          icon={step.icon}
          words={step.label}
          busy={busy}
          onPress={() => onStep(step)}
        />
      ))}
      {tooMany && (
        <span className="px-2">{t('Change at most {most, number} in one step', { most: BULK_LIMIT })}</span>
      )}
    </>
  );
}

interface ActionProps {
  icon: IconName;
  words: string;
  busy: boolean;
  onPress: () => void;
}

function Action({ icon, words, busy, onPress }: ActionProps) {
  return (
    <button type="button" disabled={busy} onClick={onPress}>
      <Icon name={icon} />
      {words}
    </button>
  );
}

function allWords(total: number): string {
  return total > BULK_LIMIT
    ? t('First {count, number} matching', { count: BULK_LIMIT })
    : t('All {count, number} matching', { count: total });
}

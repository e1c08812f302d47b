import type { RecordDescription, RecordRow } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { useState } from 'react';
import { focusedKey } from '../shortcuts/use-item-keys.js';
import { useShortcuts } from '../shortcuts/use-shortcut.js';
import type { Selection } from '../table/data-table.types.js';
import { BulkActions } from './bulk-actions.js';
import { BulkReportDialog } from './lazy-bulk-report.js';
import type { BulkStep } from './record-page.types.js';
import { useBulkSteps } from './use-bulk-steps.js';
import { useRecordBulk, type BulkList } from './use-record-bulk.js';

interface SelectionOptions<Row> {
  record: Pick<RecordDescription, 'check' | 'steps'>;
  steps: readonly BulkStep[];
  list: BulkList<Row>;
}

/** The selected rows of a record and the steps on them. A person without any step cannot select. */
export function useRecordSelection<Row extends RecordRow>(options: SelectionOptions<Row>) {
  const [asked, setAsked] = useState<BulkStep | null>(null);
  const steps = useBulkSteps(options.record, options.steps);
  const bulk = useRecordBulk(options.list);
  const begin = (step: BulkStep, only: string | null = null) => {
    if (step.Dialog) setAsked(step);
    else void bulk.run(step, step.values, only);
  };
  useShortcuts(
    steps.flatMap(({ shortcut }) => shortcut ?? []),
    (name) => {
      const step = steps.find(({ shortcut }) => shortcut === name);
      const only = bulk.count > 0 ? null : focusedKey();
      if (!step || (bulk.count === 0 && only === null)) return;
      if (only !== null) bulk.select(new Set([only]));
      begin(step, only);
    },
  );
  const selection: Selection<Row> = {
    keys: bulk.keys,
    onChange: bulk.select,
    words: bulk.all ? t('{count, number} matching', { count: bulk.count }) : undefined,
    actions: (rows) => <BulkActions bulk={bulk} rows={rows} steps={steps} onStep={(step) => begin(step)} />,
  };
  const dialogs = (
    <>
      {asked?.Dialog && (
        <asked.Dialog
          count={bulk.count}
          chosen={bulk.chosen}
          run={(values) => bulk.run(asked, values)}
          onClose={() => setAsked(null)}
        />
      )}
      {bulk.report && <BulkReportDialog report={bulk.report} onClose={bulk.closeReport} />}
    </>
  );
  return { selection: steps.length > 0 ? selection : undefined, dialogs };
}

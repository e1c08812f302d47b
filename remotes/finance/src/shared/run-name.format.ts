import type { PayRun } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { sayMonth } from './pay.format.js';
import { nameOfRef } from './ref.format.js';

type Named = Pick<PayRun, 'kind' | 'month' | 'title' | 'employee'>;

/** What a run is called: the month's by its month, others by what or whom they are for. */
export function nameOfRun({ kind, month, title, employee }: Named): string {
  const name = nameOfRef(employee);
  if (kind === 'offCycle') return title ?? sayMonth(month);
  if (kind === 'fullAndFinal') return t('Settlement of {name}', { name });
  if (kind === 'correction') return t('Correction for {name}', { name });
  return sayMonth(month);
}

import type { BankFile, PayRun } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { nameOfRun } from '../../../shared/run-name.format.js';

/** Which file of which run. */
export const sayFile = (run: PayRun, { place }: BankFile): string =>
  `${t('Bank file {place}', { place: formatNumber(place) })} · ${nameOfRun(run)}`;

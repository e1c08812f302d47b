import { PAY_BLOCK_LABELS, PAY_WARNING_LABELS, type PaySlip } from '@atrium/contracts';
import { translate } from '@atrium/sdk';

type Troubled = Pick<PaySlip, 'blocks' | 'warnings'>;

/** What somebody should look at on a payslip, the gravest first; null where nothing is. */
export function sayTrouble({ blocks, warnings }: Troubled): string | null {
  const [block] = blocks;
  if (block) return translate(PAY_BLOCK_LABELS[block.code]);
  const [warning] = warnings;
  return warning ? translate(PAY_WARNING_LABELS[warning]) : null;
}

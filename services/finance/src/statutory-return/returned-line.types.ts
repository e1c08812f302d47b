import type { PayLine } from '@atrium/contracts';

/** Of a payslip's line what returns need of it. */
export type ReturnedLine = Omit<PayLine, 'explanation'>;

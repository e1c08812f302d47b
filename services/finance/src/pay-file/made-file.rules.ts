import type { PayFileGap } from '@atrium/contracts';
import { inPaise, roundAmount } from '../payroll/pay-amount.rules.js';
import { totalOfCode } from '../payroll/pay-line.rules.js';
import type { FiledSlip, MadeFile } from './pay-file.types.js';

export const lacks = (
  { employeeId: id, name }: FiledSlip,
  reason: PayFileGap,
): MadeFile['missing'][number] => ({ employee: { id, name }, reason });

/** Paise of lines with these codes, of all slips. */
export const owed = (slips: readonly FiledSlip[], ...codes: string[]): number =>
  slips.reduce((sum, { lines }) => sum + paiseOf(lines, ...codes), 0);

export const paiseOf = (lines: FiledSlip['lines'], ...codes: string[]): number =>
  inPaise(roundAmount(totalOfCode(lines, ...codes), 'paisa'));

/** `1234.50` */
export const decimals = (paise: number): string => (paise / 100).toFixed(2);

/** A file that is not made, and why. */
export const unmade = (
  name: string,
  problem: NonNullable<MadeFile['problem']>,
  known: Partial<Pick<MadeFile, 'people' | 'total' | 'missing'>> = {},
): MadeFile => ({ name, problem, people: 0, total: 0, missing: [], content: null, ...known });

import type { PayBlockCode, PayChange, PayWarning } from '@atrium/contracts';
import type { TakenLoan } from '../loan/pay-loan.types.js';
import { monthOf } from '../payroll/pay-month.rules.js';
import { RULE_LINES, totalOfCode } from '../payroll/pay-line.rules.js';
import type { PayBlock, Slip } from '../payroll/pay.types.js';
import type { PersonInputs } from './person-inputs.types.js';

type StoredBlock = { code: PayBlockCode; of: string | null };

function blockOf(block: PayBlock): StoredBlock {
  if (block.code === 'missingPack')
    return { code: block.code, of: [block.pack, block.state].filter((part) => part !== null).join(' ') };
  if (block.code === 'formula') return { code: block.code, of: block.fault.component ?? null };
  return { code: block.code, of: null };
}

export function blocksOf(slip: Slip, unread: string | null): StoredBlock[] {
  const blocks = slip.blocks.map(blockOf);
  if (unread !== null) blocks.push({ code: 'formula', of: unread });
  return [...new Map(blocks.map((block) => [`${block.code} ${block.of ?? ''}`, block])).values()];
}

export function warningsOf(slip: Slip, { known, rules }: PersonInputs): PayWarning[] {
  const { numbers, person } = known;
  const paysFund = !totalOfCode(slip.lines, RULE_LINES.fund).equals(0);
  const isOld = rules.person.tax.regimes.some(({ regime }) => regime === 'old');
  const found: [PayWarning, boolean][] = [
    ['noPan', numbers.pan === null],
    ['noBank', numbers.account === null],
    ['noUan', paysFund && numbers.uan === null],
    ['noBirthDate', isOld && person.birthDate === null],
    ['loanMovedOn', slip.loansShort > 0],
    ['owesCompany', slip.net < 0 && !slip.blocks.some(({ code }) => code === 'netBelowZero')],
  ];
  return found.filter(([, is]) => is).map(([warning]) => warning);
}

/** What explains most of the difference to the month before. */
export function changeOf(slip: Slip, { known, before, hashes }: PersonInputs): PayChange | null {
  const { person, earlier, month } = known;
  if (person.left !== null && monthOf(person.left) === month) return 'left';
  if (earlier.length === 0) return monthOf(person.joined) === month ? 'joined' : null;
  if (!before || slip.net === before.net) return null;
  const unpaid = slip.ordinary.unpaidDays.valueOf();
  const isWhole = slip.ordinary.paidDays.add(slip.ordinary.unpaidDays).equals(slip.ordinary.monthDays);
  if (hashes.salary !== before.hashes.salary) return 'salary';
  if (unpaid !== before.unpaidDays || isWhole !== before.isWhole) return 'days';
  if (hashes.adjustments !== before.hashes.adjustments) return 'adjustment';
  if (takenSum(takenLoans(slip, known)) !== takenSum(before.memory.loans ?? [])) return 'adjustment';
  return slip.gross === before.gross ? 'tax' : 'other';
}

/** The claim components of which it pays the rest. */
export const paidRests = ({ lines }: Slip, { rests }: PersonInputs['known']): string[] =>
  rests.filter((rest) => lines.some(({ code }) => code === rest.code)).map(({ typeId }) => typeId);

/** What it deducts of each loan. */
export const takenLoans = ({ lines }: Slip, { loans }: PersonInputs['known']): TakenLoan[] =>
  loans.map(({ id, code, due }) => ({
    id,
    asked: due,
    taken: lines.reduce(
      (sum, line) => (line.kind === 'deduction' && line.code === code ? sum + line.amount : sum),
      0,
    ),
  }));

const takenSum = (loans: readonly TakenLoan[]): number => loans.reduce((sum, { taken }) => sum + taken, 0);

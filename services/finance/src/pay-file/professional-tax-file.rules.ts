import { RULE_LINES } from '../payroll/pay-line.rules.js';
import { professionalTaxPack } from '../payroll/professional-tax.rules.js';
import { paiseOf, unmade } from './made-file.rules.js';
import type { FiledRun, FiledSlip, MadeFile } from './pay-file.types.js';

const PAISE = 100;

interface Taxed {
  slip: FiledSlip;
  tax: number;
}

/** Professional tax of a state: how many people owe how much, and everybody with what they owe or why they do not. */
export function professionalTaxFile({ month, state, stateNumber, slips, packs }: FiledRun): MadeFile {
  const name = `professional-tax-${month}.xlsx`;
  if (state === null) return unmade(name, 'noState');
  const pack = professionalTaxPack({ state }, month, packs);
  const taxed = slips.map((slip) => ({ slip, tax: paiseOf(slip.lines, RULE_LINES.professionalTax) }));
  const total = taxed.reduce((sum, { tax }) => sum + tax, 0);
  const isDue = pack !== undefined && pack.data.slabs.length > 0;
  if (!isDue || (pack.data.cycle === 'halfYear' && total === 0)) return unmade(name, 'notDue');
  if (taxed.length === 0) return unmade(name, 'nobody');
  const sheets = [
    { name: 'By slab', rows: bySlab([state, stateNumber ?? ''], taxed) },
    { name: 'People', rows: byPerson(taxed) },
  ];
  return { name, people: taxed.length, total, problem: null, missing: [], content: { sheets } };
}

function bySlab(place: [state: string, number: string], taxed: readonly Taxed[]): (string | number)[][] {
  const counts = new Map<number, number>();
  for (const { tax } of taxed) counts.set(tax, (counts.get(tax) ?? 0) + 1);
  const slabs = [...counts].toSorted(([a], [b]) => a - b);
  return [
    ['State', 'Registration number', 'Tax of each', 'People', 'Tax'],
    ...slabs.map(([tax, people]) => [...place, tax / PAISE, people, (tax * people) / PAISE]),
  ];
}

const byPerson = (taxed: readonly Taxed[]): (string | number)[][] => [
  ['Employee code', 'Name', 'Gross', 'Tax', 'Why none'],
  ...taxed.map(({ slip, tax }) => [
    slip.code,
    slip.name,
    slip.gross / PAISE,
    tax / PAISE,
    tax === 0 ? 'Below the lowest slab of the state' : '',
  ]),
];

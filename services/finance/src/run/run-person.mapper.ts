import { PAY_BLOCK_LABELS, PAY_CHANGE_LABELS, PAY_WARNING_LABELS, type PayLine } from '@atrium/contracts';
import { words, type Said } from '@atrium/reach';
import type { RequestFact, RequestPersonFigures } from '@atrium/requests';
import { RULE_LINES } from '../payroll/pay-line.rules.js';
import type { PayRunRow } from './pay-run.record.js';
import type { RunPerson } from './run-people.repository.js';

const known = (id: string): Said => ({ id, values: {} });
const money = (amount: number) => ({ type: 'money', amount, currency: 'INR' }) as const;

const deducted = (lines: readonly PayLine[], code: string) =>
  money(
    lines
      .filter((line) => line.code === code && line.kind === 'deduction')
      .reduce((sum, { amount }) => sum + amount, 0),
  );

function notesOf({ blocks, warnings, state, holdReason }: RunPerson): Said[] {
  return [
    ...(state === 'held' ? [words('It is held: {reason}', { reason: holdReason ?? '' })] : []),
    ...blocks.map(({ code }) => known(PAY_BLOCK_LABELS[code])),
    ...warnings.map((warning) => known(PAY_WARNING_LABELS[warning])),
  ];
}

function factsOf({ gross, net, difference, change }: RunPerson): RequestFact[] {
  return [
    { label: words('Gross'), value: money(gross) },
    { label: words('Net'), value: money(net) },
    ...(difference === null
      ? []
      : [{ label: words('Change on last month'), value: money(difference) } satisfies RequestFact]),
    ...(change === null
      ? []
      : [
          {
            label: words('Reason of the change'),
            value: { type: 'words', words: known(PAY_CHANGE_LABELS[change]) },
          } satisfies RequestFact,
        ]),
  ];
}

/** Somebody of a run as its approver reads them. */
export const runPerson = (person: RunPerson): RequestPersonFigures => ({
  employeeId: person.employeeId,
  name: person.name,
  month: person.month,
  notes: notesOf(person),
  facts: factsOf(person),
  figures: {
    deductions: {
      tds: deducted(person.lines, RULE_LINES.incomeTax),
      epf: deducted(person.lines, RULE_LINES.fund),
      professionalTax: deducted(person.lines, RULE_LINES.professionalTax),
    },
  },
});

/** What a run comes to. */
export const runFacts = (run: PayRunRow): RequestFact[] => [
  { label: words('People'), value: { type: 'number', number: run.people }, inRow: true },
  { label: words('Gross'), value: money(run.gross) },
  { label: words('Deductions'), value: money(run.deductions) },
  { label: words('Net'), value: money(run.net), inRow: true },
  { label: words('Cost of the company'), value: money(run.employerCost) },
  ...(run.note === null
    ? []
    : [{ label: words('Note'), value: { type: 'text', text: run.note } } satisfies RequestFact]),
];

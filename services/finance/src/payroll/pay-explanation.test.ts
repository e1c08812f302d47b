import { readFileSync } from 'node:fs';
import { loadFormulaReader, type FormulaReader } from '../formula/formula-parser.rules.js';
import { COUNTRY_PACKS } from '../pack/country-packs.seed.js';
import { STATE_PACKS } from '../pack/state-packs.seed.js';
import { explainedValue } from '../testing/explained-line.factory.js';
import { personOf, type GivenPerson } from '../testing/payroll-case.mapper.js';
import { personWith, salaryBy, starterComponents } from '../testing/pay-structure.factory.js';
import { settle } from './final-settlement.rules.js';
import { inPaise, roundAmount, ZERO } from './pay-amount.rules.js';
import { payHistory } from './pay-history.rules.js';
import { professionalTax, professionalTaxPack } from './professional-tax.rules.js';
import type { PayPerson, Slip } from './pay.types.js';

const PACKS = [...COUNTRY_PACKS, ...STATE_PACKS];

let read: FormulaReader;
beforeAll(async () => {
  read = await loadFormulaReader();
});

const GIVEN: (GivenPerson & { id: string })[] = JSON.parse(
  readFileSync(new URL('../testing/payroll-cases.json', import.meta.url), 'utf8'),
).cases.filter((one: object) => 'monthly' in one);

function checkLines({ lines, month }: Slip, person: PayPerson): void {
  for (const line of lines) {
    const { exact, rounding, pack } = line.explanation;
    const value = explainedValue(line, read, (gross) => {
      const rules = professionalTaxPack(person, month, PACKS);
      return rules
        ? professionalTax(rules, { person, month, gross, earlierGross: ZERO, isLast: true })
        : ZERO;
    });
    expect({ code: line.code, exact: value.toFraction() }).toEqual({ code: line.code, exact });
    expect(inPaise(roundAmount(value, rounding))).toBe(line.amount);
    if (pack) expect(pack.source).not.toBe('');
  }
}

test.each(GIVEN)('every line of $id comes from its formula, its inputs and one rounding', (given) => {
  const person = personOf(given);
  const slips = payHistory({ person, packs: PACKS }, given.month);
  expect(slips.length).toBeGreaterThan(0);
  for (const slip of slips) {
    checkLines(slip, person);
    const sumOf = (kind: string) =>
      slip.lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
    expect(slip.gross).toBe(sumOf('earning'));
    expect(slip.net).toBe(sumOf('earning') - sumOf('deduction'));
    expect(slip.employerCost).toBe(sumOf('earning') + sumOf('employer'));
  }
});

test('so do lines of formulas, loans, welfare fund, a bonus taxed at once and a settlement', () => {
  const salary = salaryBy(starterComponents(read), 2_400_000);
  const person = personWith(salary, {
    inWelfareFund: true,
    loans: [
      { month: '2026-05', code: 'LOAN', amount: 9_000_000 },
      { month: '2026-05', code: 'ADVANCE', amount: 100 },
      {
        month: '2026-06',
        code: 'KEPT',
        amount: 250_000,
        kept: { instalment: 200_000, movedOn: 100_000, balance: 250_000 },
      },
    ],
    oneOffs: [{ month: '2026-06', code: 'BONUS', amount: 5_000_050 }],
    unpaidDays: [{ month: '2026-06', decided: '2026-06', days: 1.5 }],
    left: { day: '2026-07-11', known: '2026-06' },
    tax: { ...personWith(salary).tax, oneOffsAtOnce: true },
  });
  const slips = payHistory({ person, packs: PACKS }, '2026-07');
  const terms = {
    lastDay: '2026-07-11',
    leaveDays: 7.5,
    notice: { days: 20, owes: 'company' as const },
    dayDivisor: 30,
    service: { years: 6, months: 2 },
    isFixedTerm: false,
    isDeath: false,
    owed: [
      { code: 'LAPTOP', amount: 4_000_000 },
      { code: 'OWED_LOAN', amount: 700_000, isLoan: true },
    ],
  };
  const { slip } = settle({ person, packs: PACKS }, { month: '2026-07', terms }, slips.slice(0, -1));
  for (const each of [...slips, slip]) checkLines(each, person);
  expect(slip.lines.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['BASIC', 'SPECIAL', 'LEAVE_ENCASHMENT', 'NOTICE_PAY', 'GRATUITY', 'LAPTOP']),
  );
  expect(slips[1]?.lines.map(({ code }) => code)).toEqual(expect.arrayContaining(['LOAN', 'ADVANCE', 'TDS']));
  expect(slips[2]?.lines.map(({ code }) => code)).toEqual(expect.arrayContaining(['LWF', 'LWF_EMPLOYER']));
});

test('a rule says until when it waits for two people', () => {
  const [slip] = payHistory({ person: personOf(GIVEN[0]!), packs: PACKS }, '2026-04');
  expect(slip?.lines.find(({ code }) => code === 'EPF')?.explanation.pack).toMatchObject({
    confirmed: false,
  });
  const confirmed = PACKS.map((pack) => ({ ...pack, enteredBy: 'asha', approvedBy: 'ravi' }));
  const [after] = payHistory({ person: personOf(GIVEN[0]!), packs: confirmed }, '2026-04');
  expect(after?.lines.find(({ code }) => code === 'EPF')?.explanation.pack).toMatchObject({
    confirmed: true,
  });
  const alone = PACKS.map((pack) => ({ ...pack, enteredBy: 'asha', approvedBy: 'asha' }));
  const [same] = payHistory({ person: personOf(GIVEN[0]!), packs: alone }, '2026-04');
  expect(same?.lines.find(({ code }) => code === 'EPF')?.explanation.pack).toMatchObject({
    confirmed: false,
  });
});

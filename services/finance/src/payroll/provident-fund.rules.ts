import {
  daysBetween,
  datesOf,
  type LocalDay,
  type PayInput,
  type PayLine,
  type RulePack,
  type RulePackOf,
} from '@atrium/contracts';
import Fraction from 'fraction.js';
import { findPack } from '../pack/rule-pack.rules.js';
import { inRupees, least, percentOf, roundAmount, sumOf, ZERO } from './pay-amount.rules.js';
import { inputOf, lineOf, RULE_LINES } from './pay-line.rules.js';
import { yearsBetween } from './pay-month.rules.js';
import type { PayPerson } from './pay.types.js';

type FundPack = RulePackOf<'providentFund'>;

/** Days of a month under one ceiling. */
interface CeilingDays {
  pack: FundPack;
  days: number;
}

interface FundMonth {
  person: Pick<PayPerson, 'birthDate' | 'providentFund'>;
  /** The days in service. */
  days: { from: LocalDay; to: LocalDay };
  /** Wages by the Code as paid, in rupees. */
  wages: Fraction;
}

/**
 * Shares in the provident fund and the pension scheme. The ceiling is not prorated; in a month in which it changes each day
 * in service is under its own.
 * @returns no lines for who is not a member; null where no rules are known for the days
 */
export function providentFundLines(month: FundMonth, packs: readonly RulePack[]): PayLine[] | null {
  const { person, wages, days } = month;
  const { mode, voluntaryPercent } = person.providentFund;
  if (mode === 'none' || wages.equals(0)) return [];
  const ceilings = ceilingsOf(days, packs);
  const pack = ceilings?.at(-1)?.pack;
  if (!ceilings || !pack) return null;
  const capped = cappedWages(wages, ceilings);
  const base = mode === 'actual' ? wages : capped;
  const { employeePercent, insurancePercent, administrationPercent } = pack.data;
  const share = shareOf(pack);
  const pension = isPensioner(month, pack)
    ? share(RULE_LINES.pension, 'employer', [RULE_LINES.fundCapped, capped, pack.data.pensionPercent])
    : null;
  const voluntary = [RULE_LINES.fundWages, base, voluntaryPercent] as const;
  return [
    baseLine(mode, { wages, base, ceilings }),
    cappedLine(RULE_LINES.fundCapped, { wages, base: capped, ceilings }),
    share(RULE_LINES.fund, 'deduction', [RULE_LINES.fundWages, base, employeePercent]),
    ...(Number(voluntaryPercent) > 0 ? [share(RULE_LINES.voluntaryFund, 'deduction', voluntary)] : []),
    ...(pension ? [pension] : []),
    employerLine(base, pack, pension),
    share(RULE_LINES.fundInsurance, 'employer', [RULE_LINES.fundCapped, capped, insurancePercent]),
    share(RULE_LINES.fundAdministration, 'employer', [RULE_LINES.fundWages, base, administrationPercent]),
  ];
}

/** In days of service; null where a day has no rules. */
function ceilingsOf(
  days: { from: LocalDay; to: LocalDay },
  packs: readonly RulePack[],
): CeilingDays[] | null {
  const last = findPack(packs, { kind: 'providentFund', day: days.to });
  if (!last) return null;
  if (!last.data.byDay || last.from <= days.from)
    return [{ pack: last, days: daysBetween(days.from, days.to) + 1 }];
  const byPack = new Map<FundPack, number>();
  for (const day of datesOf(days)) {
    const pack = findPack(packs, { kind: 'providentFund', day });
    if (!pack) return null;
    byPack.set(pack, (byPack.get(pack) ?? 0) + 1);
  }
  return [...byPack].map(([pack, count]) => ({ pack, days: count }));
}

function cappedWages(wages: Fraction, ceilings: readonly CeilingDays[]): Fraction {
  const all = sumOf(ceilings.map(({ days }) => new Fraction(days)));
  const capped = ceilings.map(({ pack, days }) => least(wages, inRupees(pack.data.ceiling)).mul(days));
  return sumOf(capped).div(all);
}

/** Somebody who is old enough, or never was a member, has all of the employer's share in the fund. */
function isPensioner({ person, days }: FundMonth, pack: FundPack): boolean {
  const { birthDate, providentFund } = person;
  const age = birthDate === null ? 0 : yearsBetween(birthDate, days.from);
  return providentFund.pension && age < pack.data.pensionEndsAtAge;
}

const shareOf =
  (pack: FundPack) =>
  (code: string, kind: PayLine['kind'], [of, base, percent]: readonly [string, Fraction, string]): PayLine =>
    lineOf({
      code,
      kind,
      formula: `${of} * percent / 100`,
      inputs: [inputOf(of, base, ['line', of]), inputOf('percent', percent, percentSource(code, pack))],
      exact: percentOf(base, percent),
      pack,
    });

const percentSource = (code: string, pack: FundPack): [PayInput['source'], string?] =>
  code === RULE_LINES.voluntaryFund ? ['person'] : ['pack', pack.from];

/** All of the employer's share that does not go to the pension scheme. */
function employerLine(base: Fraction, pack: FundPack, pension: PayLine | null): PayLine {
  const { employerPercent } = pack.data;
  const toPension = pension ? inRupees(pension.amount) : ZERO;
  return lineOf({
    code: RULE_LINES.fundEmployer,
    kind: 'employer',
    formula: 'round(EPF_WAGES * percent / 100) - EPS',
    inputs: [
      inputOf('EPF_WAGES', base, ['line', RULE_LINES.fundWages]),
      inputOf('percent', employerPercent, ['pack', pack.from]),
      inputOf('EPS', toPension, ['line', RULE_LINES.pension]),
    ],
    exact: roundAmount(percentOf(base, employerPercent), 'rupee').sub(toPension),
    pack,
  });
}

interface Base {
  wages: Fraction;
  base: Fraction;
  ceilings: readonly CeilingDays[];
}

const baseLine = (mode: 'capped' | 'actual', parts: Base): PayLine =>
  mode === 'capped'
    ? cappedLine(RULE_LINES.fundWages, parts)
    : lineOf({
        code: RULE_LINES.fundWages,
        kind: 'figure',
        formula: RULE_LINES.codeWages,
        inputs: [inputOf(RULE_LINES.codeWages, parts.wages, ['line', RULE_LINES.codeWages])],
        exact: parts.base,
        rounding: 'paisa',
      });

function cappedLine(code: string, { wages, base, ceilings }: Base): PayLine {
  const names = ceilings.map((_, place) => `ceiling${String(place + 1)}`);
  const days = ceilings.map((_, place) => `days${String(place + 1)}`);
  const capped = names.map((name, place) => `${days[place] ?? ''} * min(CODE_WAGES, ${name})`);
  return lineOf({
    code,
    kind: 'figure',
    formula:
      ceilings.length === 1 ? 'min(CODE_WAGES, ceiling1)' : `(${capped.join(' + ')}) / (${days.join(' + ')})`,
    inputs: [
      inputOf(RULE_LINES.codeWages, wages, ['line', RULE_LINES.codeWages]),
      ...ceilings.flatMap(({ pack, days: count }, place) => [
        inputOf(`ceiling${String(place + 1)}`, inRupees(pack.data.ceiling), ['pack', pack.from]),
        inputOf(`days${String(place + 1)}`, count, ['calendar']),
      ]),
    ],
    exact: base,
    rounding: 'paisa',
    ...(ceilings.at(-1) && { pack: ceilings.at(-1)?.pack }),
  });
}

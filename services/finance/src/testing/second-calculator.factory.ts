import type { GivenPerson, Monthly } from './payroll-case.mapper.js';
import { secondProfessionalTax, secondYearTax } from './second-tax.factory.js';

/** What both calculators say of a slip, in rupees. */
export interface Figures {
  gross: number;
  wagesTwice: number;
  epfEmployee: number;
  eps: number;
  epfEmployer: number;
  edli: number;
  esiEmployee: number;
  esiEmployer: number;
  pt: number;
  tds: number;
  loans: number;
  net: number;
}

const FIRST_MONTH = '2026-04';

const daysIn = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${String(year + 1)}-01` : `${String(year)}-${String(number + 1).padStart(2, '0')}`;
};

function range(from: string, to: string): string[] {
  const months = [];
  for (let month = from; month <= to; month = nextMonth(month)) months.push(month);
  return months;
}

/** Half up, of a quotient of whole numbers. */
const rounded = (above: number, below: number): number => Math.floor((2 * above + below) / (2 * below));

interface Computed {
  gross: number;
  basicAndDa: number;
  hra: number;
  wagesTwice: number;
  epf: number;
  eps: number;
  epfEmployer: number;
  edli: number;
  esiEmployee: number;
  esiEmployer: number;
}

/**
 * A second calculator for the tests, on whole numbers and without a line of the rules: it replays the months of a person
 * whose lines are the four of the cases, each rounded to the rupee.
 */
export class SecondCalculator {
  private readonly paid = new Map<string, Computed>();
  private readonly insured = new Map<string, boolean>();
  private readonly grossPaid = new Map<string, number>();
  private readonly taxPaid: number[] = [];
  private readonly facts: { income: number; hra: number; salary: number; fund: number; pt: number }[] = [];
  private projected = -1;
  private instalment = 0;

  constructor(private readonly given: GivenPerson) {}

  slip(): Figures {
    const { joined, month } = this.given;
    const first = joined && joined.slice(0, 7) > FIRST_MONTH ? joined.slice(0, 7) : FIRST_MONTH;
    const slips = range(first, month).map((each) => this.pay(each, first));
    return slips[slips.length - 1]!;
  }

  private monthlyOf(month: string, known: string): Monthly {
    let monthly = this.given.monthly;
    let from = '';
    let decided = '';
    for (const each of this.given.revisions ?? []) {
      const day = each.decided ?? each.from;
      if (each.from > month || day > known) continue;
      if (each.from > from || (each.from === from && day >= decided)) {
        ({ monthly, from } = each);
        decided = day;
      }
    }
    return monthly;
  }

  /** The day on which somebody has reached an age. */
  private birthday(age: number): string {
    const { birthDate } = this.given;
    return birthDate ? `${String(Number(birthDate.slice(0, 4)) + age)}${birthDate.slice(4)}` : '9999-12-31';
  }

  private leftAsKnown(known: string): string {
    const { left, leftKnown } = this.given;
    return left && (!leftKnown || leftKnown.slice(0, 7) <= known) ? left : '9999-12-31';
  }

  private compute(month: string, known: string, isInsured: boolean): Computed {
    const { joined = '', lop = {}, pfMode = 'capped', epsMember = true, vpfPercent = 0 } = this.given;
    const days = daysIn(month);
    const first = joined > `${month}-01` ? Number(joined.slice(8)) : 1;
    const left = this.leftAsKnown(known);
    const last = left.slice(0, 7) === month ? Number(left.slice(8)) : days;
    const unpaid = month <= known ? (lop[month] ?? 0) : 0;
    const halves = Math.max(2 * (last - first + 1) - 2 * unpaid, 0);
    const { basic = 0, da = 0, hra = 0, special = 0 } = this.monthlyOf(month, known);
    const [b, d, h, s] = [basic, da, hra, special].map((full) => rounded(full * halves, 2 * days));
    const gross = b! + d! + h! + s!;
    const wagesTwice = Math.max(2 * (b! + d!), gross);
    // Days under the ceiling of 15,000 and under that of 25,000; the second begins on 17 September 2026.
    const isStraddled = month === '2026-09';
    const low = month < '2026-09' ? 1 : isStraddled ? Math.max(Math.min(last, 16) - first + 1, 0) : 0;
    const high = month > '2026-09' ? 1 : isStraddled ? Math.max(last - Math.max(first, 17) + 1, 0) : 0;
    const cappedTwice = low * Math.min(wagesTwice, 30_000) + high * Math.min(wagesTwice, 50_000);
    const capped = [cappedTwice, 2 * (low + high)] as const;
    const base = pfMode === 'actual' ? ([wagesTwice, 2] as const) : capped;
    const share = ([above, below]: readonly [number, number], hundredths: number) =>
      rounded(above * hundredths, below * 10_000);
    const isMember = pfMode !== 'none' && wagesTwice > 0;
    const isYoung = `${month}-${String(first).padStart(2, '0')}` < this.birthday(58);
    const eps = isMember && epsMember && isYoung ? share(capped, 833) : 0;
    const isFree = wagesTwice <= 176 * halves;
    return {
      gross,
      basicAndDa: b! + d!,
      hra: h!,
      wagesTwice,
      epf: isMember ? share(base, 1_200) + share(base, 100 * vpfPercent) : 0,
      eps,
      epfEmployer: isMember ? share(base, 1_200) - eps : 0,
      edli: isMember ? share(capped, 50) : 0,
      esiEmployee: isInsured && !isFree ? Math.ceil((wagesTwice * 75) / 20_000) : 0,
      esiEmployer: isInsured ? Math.ceil((wagesTwice * 325) / 20_000) : 0,
    };
  }

  private isInsured(month: string, first: string): boolean {
    const period = month >= '2026-10' ? '2026-10' : '2026-04';
    const judged = first > period ? first : period;
    if (judged === month) {
      const { basic = 0, da = 0, hra = 0, special = 0 } = this.monthlyOf(month, month);
      const full = Math.max(basic + da, (basic + da + hra + special) / 2);
      this.insured.set(month, full <= (this.given.hasDisability ? 25_000 : 21_000));
    }
    return this.insured.get(judged)!;
  }

  private pay(month: string, first: string): Figures {
    const isInsured = this.isInsured(month, first);
    const own = this.compute(month, month, isInsured);
    const sum = { ...own };
    for (const [earlier, before] of this.paid) {
      const after = this.compute(earlier, month, this.insuredIn(earlier, first));
      for (const name of Object.keys(sum) as (keyof Computed)[]) {
        if (name !== 'wagesTwice') sum[name] += after[name] - before[name];
      }
      this.paid.set(earlier, after);
    }
    this.paid.set(month, own);
    const extra = amountsOf(this.given.oneOff, month);
    const gross = sum.gross + extra;
    this.grossPaid.set(month, gross);
    const pt = this.professionalTax(month, this.grossPaid, month);
    this.facts.push({ income: gross, hra: sum.hra, salary: sum.basicAndDa, fund: sum.epf, pt });
    const tds = this.incomeTax(month, first);
    this.taxPaid.push(tds);
    const others = sum.epf + sum.esiEmployee + pt + tds + amountsOf(this.given.recoveries, month);
    // All deductions within half of the wages, with loans last.
    const room = Math.max(Math.floor((own.wagesTwice - 4 * others) / 4), 0);
    const kept = (this.given.keptLoans ?? [])
      .filter((each) => each.month === month)
      .reduce((sum, each) => sum + Math.min(each.instalment + each.movedOn, each.balance), 0);
    const loans = Math.min(room, amountsOf(this.given.loans, month) + kept);
    const net = gross - others - loans;
    const { eps, epfEmployer, edli, esiEmployee, esiEmployer } = sum;
    return {
      gross,
      wagesTwice: own.wagesTwice,
      epfEmployee: sum.epf,
      eps,
      epfEmployer,
      edli,
      esiEmployee,
      esiEmployer,
      pt,
      tds,
      loans,
      net,
    };
  }

  private insuredIn(month: string, first: string): boolean {
    const period = month >= '2026-10' ? '2026-10' : '2026-04';
    return this.insured.get(first > period ? first : period)!;
  }

  private lastMonth(known: string): string {
    const left = this.leftAsKnown(known).slice(0, 7);
    return left < '2027-03' ? left : '2027-03';
  }

  private professionalTax(month: string, grossOf: ReadonlyMap<string, number>, known: string): number {
    const { state = '', gender = 'male' } = this.given;
    const half = month < '2026-10' ? ['2026-04', '2026-09'] : ['2026-10', '2027-03'];
    const inHalf = [...grossOf].filter(([each]) => each >= half[0]! && each <= month);
    return secondProfessionalTax({
      state,
      isWoman: gender === 'female',
      month,
      gross: grossOf.get(month)!,
      halfYearGross: inHalf.reduce((sum, [, gross]) => sum + gross, 0),
      endsHalfYear: month === half[1] || month === this.lastMonth(known),
    });
  }

  private incomeTax(month: string, first: string): number {
    const {
      regime = 'new',
      regimeChanges = [],
      declarations = {},
      previousEmployer,
      rentMonthly = 0,
    } = this.given;
    const last = this.lastMonth(month);
    const grossOf = new Map(this.grossPaid);
    const facts = [...this.facts];
    for (const coming of range(nextMonth(month), last)) {
      const { gross, hra, basicAndDa, epf } = this.compute(coming, month, false);
      grossOf.set(coming, gross);
      facts.push({
        income: gross,
        hra,
        salary: basicAndDa,
        fund: epf,
        pt: this.professionalTax(coming, grossOf, month),
      });
    }
    const sumOf = (name: keyof (typeof facts)[number]) => facts.reduce((sum, each) => sum + each[name], 0);
    const changed = regimeChanges.filter(({ from }) => from <= month).pop();
    const due = secondYearTax({
      isOld: (changed?.regime ?? regime) === 'old',
      salary: sumOf('income') + (previousEmployer?.taxableSalary ?? 0),
      professionalTax: sumOf('pt'),
      investments: Math.max(declarations.section80C ?? 0, sumOf('fund')),
      health: declarations.healthInsurance ?? 0,
      rent: rentMonthly * range(first, last).length,
      houseRentAllowance: sumOf('hra'),
      basicAndDa: sumOf('salary'),
      isMetro: this.given.metro ?? false,
      seniority: this.birthday(80) <= '2027-03-31' ? 80 : this.birthday(60) <= '2027-03-31' ? 60 : 0,
      hasPan: this.given.hasPan ?? true,
    });
    const deducted = this.taxPaid.reduce((sum, each) => sum + each, 0) + (previousEmployer?.tds ?? 0);
    if (due !== this.projected) {
      this.instalment = Math.max(Math.floor((due - deducted) / range(month, last).length), 0);
      this.projected = due;
    }
    return month === last ? Math.max(due - deducted, 0) : this.instalment;
  }
}

const amountsOf = (amounts: GivenPerson['oneOff'], month: string): number =>
  (amounts ?? []).filter((each) => each.month === month).reduce((sum, each) => sum + each.amount, 0);

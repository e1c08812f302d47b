/** A year's salary and what the old regime lets one deduct from it, in rupees. */
export interface SecondYear {
  isOld: boolean;
  salary: number;
  professionalTax: number;
  investments: number;
  health: number;
  rent: number;
  houseRentAllowance: number;
  basicAndDa: number;
  isMetro: boolean;
  /** 60 or 80 where that age is reached in the year. */
  seniority: 0 | 60 | 80;
  hasPan: boolean;
}

const LAKH = 100_000;
const CRORE = 10_000_000;
/** Parts of a rupee in which taxes of rounded incomes are whole numbers. */
const PART = 10_000;

/** Lower bounds of the slabs in lakhs, and percent above each. */
const NEW_SLABS = [
  [24, 30],
  [20, 25],
  [16, 20],
  [12, 15],
  [8, 10],
  [4, 5],
] as const;
const UPPER_OLD_SLABS = [
  [10, 30],
  [5, 20],
] as const;
type Slabs = readonly (readonly [lakhs: number, percent: number])[];

function slabsOf({ isOld, seniority }: Rates): Slabs {
  if (!isOld) return NEW_SLABS;
  if (seniority === 80) return UPPER_OLD_SLABS;
  return [...UPPER_OLD_SLABS, [seniority === 60 ? 3 : 2.5, 5]];
}

type Rates = Pick<SecondYear, 'isOld' | 'seniority'>;

function slabTax(income: number, rates: Rates): number {
  let left = income;
  let tax = 0;
  for (const [lakhs, percent] of slabsOf(rates)) {
    const bound = lakhs * LAKH;
    if (left <= bound) continue;
    tax += (left - bound) * percent * (PART / 100);
    left = bound;
  }
  return tax;
}

function surchargePercent(income: number, isOld: boolean): number {
  if (income > 5 * CRORE && isOld) return 37;
  if (income > 2 * CRORE) return 25;
  if (income > CRORE) return 15;
  return income > 50 * LAKH ? 10 : 0;
}

/** Tax with surcharge, in parts; at every step no more than at the step and what is earned above it. */
function withSurcharge(income: number, rates: Rates): number {
  const { isOld } = rates;
  const tax = slabTax(income, rates);
  let sum = tax + (tax * surchargePercent(income, isOld)) / 100;
  for (const step of [50 * LAKH, CRORE, 2 * CRORE, ...(isOld ? [5 * CRORE] : [])]) {
    if (income > step)
      sum = Math.min(sum, Math.max(withSurcharge(step, rates) + (income - step) * PART, tax));
  }
  return sum;
}

function afterRebate(income: number, rates: Rates): number {
  const tax = withSurcharge(income, rates);
  if (rates.isOld) return income <= 5 * LAKH ? Math.max(tax - 12_500 * PART, 0) : tax;
  if (income <= 12 * LAKH) return Math.max(tax - 60_000 * PART, 0);
  return Math.min(tax, (income - 12 * LAKH) * PART);
}

const nearestTen = (rupees: number): number => Math.floor((Math.floor(rupees) + 5) / 10) * 10;

function oldDeductions(year: SecondYear): number {
  const { rent, basicAndDa, houseRentAllowance, isMetro } = year;
  const overTenth = Math.max(rent - basicAndDa / 10, 0);
  const exempt = Math.min(houseRentAllowance, overTenth, (basicAndDa * (isMetro ? 5 : 4)) / 10);
  return (
    Math.min(50_000, year.salary) +
    exempt +
    year.professionalTax +
    Math.min(year.investments, 1.5 * LAKH) +
    year.health
  );
}

/** Income-tax Act 2025: s.202, 156 and 516, or the old rates with what may be deducted there. */
export function secondYearTax(year: SecondYear): number {
  const deducted = year.isOld ? oldDeductions(year) : Math.min(75_000, year.salary);
  const income = nearestTen(Math.max(year.salary - deducted, 0));
  const tax = afterRebate(income, year);
  const due = nearestTen((tax + (tax * 4) / 100) / PART);
  const free = slabsOf(year).at(-1)![0] * LAKH;
  // Without a PAN a fifth of an income that is taxable at all.
  return year.hasPan || income <= free ? due : Math.max(due, nearestTen(income / 5));
}

export interface SecondTaxMonth {
  state: string;
  isWoman: boolean;
  month: string;
  gross: number;
  halfYearGross: number;
  endsHalfYear: boolean;
}

/** Professional tax of the states that the generated people live in. */
export function secondProfessionalTax(given: SecondTaxMonth): number {
  const { gross, halfYearGross: half, endsHalfYear } = given;
  const number = Number(given.month.slice(5));
  switch (given.state) {
    case 'Maharashtra':
      if (given.isWoman ? gross <= 25_000 : gross <= 7_500) return 0;
      if (gross <= 10_000) return 175;
      return number === 2 ? 300 : 200;
    case 'Karnataka':
      if (gross < 25_000) return 0;
      return number === 2 ? 300 : 200;
    case 'Andhra Pradesh':
    case 'Telangana':
      if (gross <= 15_000) return 0;
      return gross <= 20_000 ? 150 : 200;
    case 'Gujarat':
      return gross > 12_000 ? 200 : 0;
    case 'Madhya Pradesh':
      if (gross <= 18_750) return 0;
      if (gross <= 25_000) return 125;
      if (gross <= 33_333) return number === 3 ? 174 : 166;
      return number === 3 ? 212 : 208;
    case 'Tamil Nadu':
      return endsHalfYear ? ofHalfYear(half, [21, 30, 45, 60, 75], [180, 425, 930, 1_025, 1_250], true) : 0;
    case 'Kerala':
      return endsHalfYear
        ? ofHalfYear(half, [12, 18, 30, 45, 100, 125], [320, 450, 600, 750, 1_000, 1_250], false)
        : 0;
    default:
      return 0;
  }
}

function ofHalfYear(gross: number, bounds: number[], taxes: number[], isFree: boolean): number {
  let tax = 0;
  for (const [place, thousand] of bounds.entries()) {
    const bound = thousand * 1_000;
    if (isFree ? gross > bound : gross >= bound) tax = taxes[place]!;
  }
  return tax;
}

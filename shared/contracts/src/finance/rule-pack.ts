import { z } from 'zod';
import { daySchema, lineSchema } from '../lists/fields.js';
import { moneySchema } from '../money/money-schema.js';

/** A share in percent, exactly as the rule writes it: `8.33`. */
const percentSchema = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/, 'Enter a percentage, such as 8.33.');
const monthNumberSchema = z.int().min(1).max(12);

/** Code on Wages: what counts as wages at least, and how much may be deducted at most, both of the whole. */
const codeWagesSchema = z.strictObject({ leastPercent: percentSchema, mostDeductedPercent: percentSchema });

const providentFundSchema = z.strictObject({
  employeePercent: percentSchema,
  employerPercent: percentSchema,
  /** Of the employer's share, up to the ceiling, to the pension scheme. */
  pensionPercent: percentSchema,
  /** Somebody who has reached it is no member of the pension scheme. */
  pensionEndsAtAge: z.int(),
  insurancePercent: percentSchema,
  administrationPercent: percentSchema,
  /** Wages of a month on which shares are due. */
  ceiling: moneySchema(),
  /** In a month in which the ceiling changes, each day is under its own; otherwise the last day's is the month's. */
  byDay: z.boolean(),
});

const stateInsuranceSchema = z.strictObject({
  /** Of the fixed pay that counts at least, where that is more than the wages by the Code on Wages: all of it before the Code. */
  leastPercent: percentSchema.optional(),
  employeePercent: percentSchema,
  employerPercent: percentSchema,
  /** Full-month wages up to which somebody is covered. */
  ceiling: moneySchema(),
  disabilityCeiling: moneySchema(),
  /** Wages of an average day up to which the employee pays nothing. */
  freeDailyWage: moneySchema(),
  /** Months in which a contribution period begins and coverage is looked at again. */
  periodsFrom: z.array(monthNumberSchema),
});

/** `from`: pay from which on the amount is due; `months`: months in which another amount is due. */
const amountSlabSchema = z.strictObject({
  from: moneySchema(),
  amount: moneySchema(),
  months: z.array(z.strictObject({ month: monthNumberSchema, amount: moneySchema() })).default([]),
});

const professionalTaxSchema = z.strictObject({
  cycle: z.enum(['month', 'halfYear']),
  /** In rising order; none where the state has no such tax. */
  slabs: z.array(amountSlabSchema),
  /** Of women, where they differ. */
  slabsOfWomen: z.array(amountSlabSchema).nullable().default(null),
});

const welfareFundSchema = z.strictObject({
  months: z.array(monthNumberSchema),
  employee: moneySchema(),
  employer: moneySchema(),
});

const gratuitySchema = z.strictObject({
  /** Days' wages for each year, and the days that a month of wages is divided by. */
  days: z.int().positive(),
  monthDays: z.int().positive(),
  /** More months than these count as a year. */
  yearAboveMonths: z.int().min(0).max(11),
  minimumYears: z.int(),
  minimumYearsFixedTerm: z.int(),
  most: moneySchema(),
});

/** `above`: income above which the rate applies. */
const rateSchema = z.strictObject({ above: moneySchema(), percent: percentSchema });

const regimeSchema = z.strictObject({
  slabs: z.array(rateSchema),
  /** Of people who reach an age in the year. */
  slabsFromAge: z.array(z.strictObject({ age: z.int(), slabs: z.array(rateSchema) })).default([]),
  standardDeduction: moneySchema(),
  /** `relief`: above the limit the tax is no more than what is earned above it. */
  rebate: z.strictObject({ upTo: moneySchema(), most: moneySchema(), relief: z.boolean() }),
  surcharge: z.array(rateSchema),
  /** What may be deducted besides; nothing in the new regime. */
  deductions: z
    .strictObject({
      investmentsMost: moneySchema(),
      healthInsuranceMost: moneySchema(),
      rentAboveSalaryPercent: percentSchema,
      rentMetroPercent: percentSchema,
      rentOtherPercent: percentSchema,
    })
    .nullable()
    .default(null),
});

const incomeTaxSchema = z.strictObject({
  new: regimeSchema,
  old: regimeSchema,
  cessPercent: percentSchema,
  /** Income and tax are rounded to the nearest multiple of it. */
  roundedTo: moneySchema({ min: 1 }),
  /** Least share of the income without a PAN. */
  withoutPanPercent: percentSchema,
});

const packOf = <Kind extends string, Data extends z.ZodType>(kind: Kind, data: Data) =>
  z.strictObject({
    kind: z.literal(kind),
    /** Null for the whole country. */
    state: lineSchema(40).nullable(),
    /** First and last day on which it is the rule; no last one while it still is. */
    from: daySchema,
    to: daySchema.nullable(),
    data,
    /** Where the numbers stand. */
    source: lineSchema(300).min(1, 'Say where the numbers stand.'),
    /** Two people; while one is missing the pack is not confirmed, which slips say. */
    enteredBy: z.string().nullable(),
    approvedBy: z.string().nullable(),
  });

/** Numbers of the state with the days between which they are the rule. Amounts are paise. */
export const rulePackSchema = z.discriminatedUnion('kind', [
  packOf('codeWages', codeWagesSchema),
  packOf('providentFund', providentFundSchema),
  packOf('stateInsurance', stateInsuranceSchema),
  packOf('professionalTax', professionalTaxSchema),
  packOf('welfareFund', welfareFundSchema),
  packOf('gratuity', gratuitySchema),
  packOf('incomeTax', incomeTaxSchema),
]);
export type RulePack = z.infer<typeof rulePackSchema>;
export type RulePackInput = z.input<typeof rulePackSchema>;
export type RulePackKind = RulePack['kind'];
export type RulePackOf<Kind extends RulePackKind> = Extract<RulePack, { kind: Kind }>;
export type RegimeRules = RulePackOf<'incomeTax'>['data']['new'];

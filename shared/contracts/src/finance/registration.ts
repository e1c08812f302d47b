import { z } from 'zod';
import type { SettingKey } from '../portal/setting-key.js';
import { payStateSchema } from './pay-group.js';

/** As it is kept: in capitals, without the signs that letters put between its parts. */
const numberSchema = z.string().overwrite((text) => text.toUpperCase().replaceAll(/[\s/.-]/g, ''));

const stateNumberSchema = z.strictObject({ state: payStateSchema, number: numberSchema });

const MAHARASHTRA = /^\d{11}P$/;
const ANY_STATE = /^[A-Z0-9]{5,20}$/;

const stateNumbersSchema = z.array(stateNumberSchema).superRefine((numbers, context) => {
  for (const [place, { state, number }] of numbers.entries()) {
    const refuse = (key: 'state' | 'number', message: string) =>
      context.addIssue({ code: 'custom', path: [place, key], message });
    if (numbers.slice(0, place).some((before) => before.state === state))
      refuse('state', 'This state has a number already.');
    if (state === 'Maharashtra' && !MAHARASHTRA.test(number))
      refuse('number', 'Enter the 11 digits and the P at the end, like 27123456789P.');
    else if (!ANY_STATE.test(number)) refuse('number', 'Enter 5 to 20 letters and digits.');
  }
});

/** Under which numbers a company pays contributions and professional tax; its TAN stands with the deductor of tax. */
export const registrationsSchema = z.strictObject({
  /** Of the establishment at the provident fund. */
  providentFund: numberSchema
    .regex(/^[A-Z]{5}\d{10}$/, 'Enter the 5 letters and 10 digits, like MHBAN0012345000.')
    .nullable(),
  stateInsurance: numberSchema.regex(/^\d{17}$/, 'Enter the 17 digits.').nullable(),
  /** Nobody is insured by the state, so that no number is needed. */
  noStateInsurance: z.boolean(),
  professionalTax: stateNumbersSchema,
});
export type Registrations = z.infer<typeof registrationsSchema>;
export const registrationsKey: SettingKey<Registrations> = {
  key: 'finance.registrations',
  scope: 'company',
  fallback: { providentFund: null, stateInsurance: null, noStateInsurance: false, professionalTax: [] },
};

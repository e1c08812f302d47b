import type { PayComponent } from '@atrium/contracts';
import { msg, translate } from '@atrium/sdk';

const VALUES: Readonly<Record<string, string>> = {
  ctc: msg('Cost to company a year'),
  paidDays: msg('Paid days'),
  monthDays: msg('Days of the month'),
  lopDays: msg('Unpaid days'),
  age: msg('Age in years'),
  serviceYears: msg('Years of service'),
  'pack.fundCeiling': msg('Ceiling of provident fund'),
  'pack.insuranceCeiling': msg('Ceiling of state insurance'),
};

/** What a formula may name: components by their codes, and what is known of the person and the month. */
export const formulaNames = (components: readonly PayComponent[]): { name: string; label: string }[] => [
  ...Object.entries(VALUES).map(([name, label]) => ({ name, label: translate(label) })),
  ...components.map(({ code, name }) => ({ name: code, label: name })),
];

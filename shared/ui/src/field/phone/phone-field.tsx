import { t } from '@atrium/sdk';
import { TypedField, type TypedFieldProps } from '../typed-field.js';
import { HOME, parsePhone, sayPhone } from './parse-phone.rules.js';

export interface PhoneFieldProps extends TypedFieldProps<string> {
  /** ISO code of the country that a number without one belongs to. */
  country?: string;
}

const isValue = (value: string): value is string => value !== '';

/** A phone number, stored as `+919876543210`, typed in any usual form. */
export default function PhoneField({ country = HOME, ...props }: PhoneFieldProps) {
  const way = {
    parse: (typed: string) => parsePhone(typed, country),
    isValue,
    say: sayPhone,
    sayRead: (number: string) => `\u2066${sayPhone(number)}\u2069`,
    sayFault: () => t('Enter a phone number, like {example}.', { example: '\u206698765 43210\u2069' }),
    inputMode: 'tel',
  } as const;
  return <TypedField {...props} way={way} />;
}

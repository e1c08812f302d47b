import { formatMoney, t } from '@atrium/sdk';
import { readAmount, typeAmount, type AmountFault } from './parse-amount.rules.js';
import { isNumber, TypedField, type TypedFieldProps } from './typed-field.js';

export interface MoneyFieldProps extends TypedFieldProps<number> {
  /** ISO code. */
  currency?: string;
}

const formatOf = (currency: string) => new Intl.NumberFormat('en-IN', { style: 'currency', currency });

const signOf = (currency: string): string =>
  formatOf(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

const sayFault = (fault: AmountFault, decimals: number): string =>
  ({
    words: () => t('Enter an amount in figures, like {example}.', { example: '1,02,480' }),
    commas: () =>
      t('Check the commas: {indian} or {thousands}.', { indian: '1,02,480', thousands: '102,480' }),
    decimals: () =>
      t(
        '{count, plural, =0 {Enter whole amounts only.} one {At most # place after the point.} other {At most # places after the point.}}',
        {
          count: decimals,
        },
      ),
    long: () => t('This amount is too large.'),
  })[fault]();

/** An amount in the smallest unit, such as paise: an integer, typed with or without commas, its sign in the field. */
export function MoneyField({ currency = 'INR', ...props }: MoneyFieldProps) {
  const decimals = formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
  const grouping = currency === 'INR' ? 'indian' : 'thousands';
  const parse = (typed: string) => {
    const read = readAmount(typed, decimals);
    return 'minor' in read ? read.minor : null;
  };
  const way = {
    parse,
    isValue: isNumber,
    say: (minor: number) => typeAmount(minor, decimals, grouping),
    sayRead: (minor: number) => formatMoney(minor / 10 ** decimals, currency),
    sayFault: (typed: string) => {
      const read = readAmount(typed, decimals);
      return 'fault' in read ? sayFault(read.fault, decimals) : '';
    },
    inputMode: 'decimal',
    sign: signOf(currency),
  } as const;
  return <TypedField {...props} way={way} />;
}

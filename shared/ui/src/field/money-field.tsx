import { minorPlaces, readMoney, typeMoney, type MoneyFault } from '@atrium/contracts';
import { formatMoney, t } from '@atrium/sdk';
import { isNumber, TypedField, type TypedFieldProps } from './typed-field.js';

export interface MoneyFieldProps extends TypedFieldProps<number> {
  /** ISO code. */
  currency?: string;
}

const signOf = (currency: string): string =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** What is wrong with an amount as typed; empty where nothing is. */
export function sayMoneyFault(typed: string, currency: string): string {
  const read = readMoney(typed, currency);
  return 'fault' in read ? sayFault(read.fault, minorPlaces(currency)) : '';
}

const sayFault = (fault: MoneyFault, places: number): string =>
  ({
    words: () => t('Enter an amount in figures, like {example}.', { example: '1,02,480' }),
    commas: () =>
      t('Check the commas: {indian} or {thousands}.', { indian: '1,02,480', thousands: '102,480' }),
    decimals: () =>
      t(
        '{count, plural, =0 {Enter whole amounts only.} one {At most # place after the point.} other {At most # places after the point.}}',
        {
          count: places,
        },
      ),
    long: () => t('This amount is too large.'),
  })[fault]();

/** An amount in the smallest unit, such as paise: an integer, typed with or without commas, its sign in the field. */
export function MoneyField({ currency = 'INR', ...props }: MoneyFieldProps) {
  const parse = (typed: string) => {
    const read = readMoney(typed, currency);
    return 'amount' in read ? read.amount : null;
  };
  const way = {
    parse,
    isValue: isNumber,
    say: (amount: number) => typeMoney(amount, currency),
    sayRead: (amount: number) => formatMoney(amount, currency),
    sayFault: (typed: string) => sayMoneyFault(typed, currency),
    inputMode: 'decimal',
    sign: signOf(currency),
  } as const;
  return <TypedField {...props} way={way} />;
}

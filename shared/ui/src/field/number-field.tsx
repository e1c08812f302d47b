import { formatNumber, t } from '@atrium/sdk';
import { readDigits } from '@atrium/contracts';
import { isNumber, TypedField, type TypedFieldProps } from './typed-field.js';

const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

function parse(typed: string): number | null {
  const text = readDigits(typed).trim().replaceAll('−', '-').replaceAll('٫', '.').replaceAll(',', '');
  return NUMBER.test(text) ? Number(text) : null;
}

const way = {
  parse,
  isValue: isNumber,
  say: String,
  sayRead: (value: number) => formatNumber(value),
  sayFault: () => t('Enter a number, like {example}.', { example: '1.5' }),
  inputMode: 'decimal',
} as const;

/** A number that is no amount of money, such as days. */
export function NumberField(props: TypedFieldProps<number>) {
  return <TypedField {...props} way={way} />;
}

import { formatMinutes, t } from '@atrium/sdk';
import { parseDuration } from '@atrium/contracts';
import { isNumber, TypedField, type TypedFieldProps } from './typed-field.js';

const way = {
  parse: parseDuration,
  isValue: isNumber,
  say: formatMinutes,
  sayRead: formatMinutes,
  sayFault: () => t('Enter a time like {one}, {two} or {three}.', { one: '1h 30', two: '90m', three: '1.5' }),
  inputMode: 'text',
} as const;

/** A length of time in minutes: typed as `1h 30`, `90m`, `1:30` or `1.5` hours. */
export function DurationField(props: TypedFieldProps<number>) {
  return <TypedField {...props} way={way} />;
}

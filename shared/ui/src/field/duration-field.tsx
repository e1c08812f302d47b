import { t } from '@atrium/sdk';
import { parseDuration } from '@atrium/contracts';
import { isNumber, TypedField, type TypedFieldProps } from './typed-field.js';

const MINUTES_PER_HOUR = 60;

function say(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  if (hours === 0) return t('{minutes} min', { minutes: String(rest) });
  if (rest === 0) return t('{hours} h', { hours: String(hours) });
  return t('{hours} h {minutes} min', { hours: String(hours), minutes: String(rest).padStart(2, '0') });
}

const way = {
  parse: parseDuration,
  isValue: isNumber,
  say,
  sayRead: say,
  sayFault: () => t('Enter a time like {one}, {two} or {three}.', { one: '1h 30', two: '90m', three: '1.5' }),
  inputMode: 'text',
} as const;

/** A length of time in minutes: typed as `1h 30`, `90m`, `1:30` or `1.5` hours. */
export function DurationField(props: TypedFieldProps<number>) {
  return <TypedField {...props} way={way} />;
}

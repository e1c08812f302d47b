import { formatterOf } from './formatters.js';
import { inOwnOrder } from './texts.js';

/** Apart from dates and money, of which signing in needs nothing. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return inOwnOrder(
    formatterOf('number', options, (tag) => new Intl.NumberFormat(tag, options)).format(value),
  );
}

import { LOCALES } from '../portal/language.js';
import type { ShownAmounts } from './money-schema.js';
import { inMainUnit, type Money } from './money.js';

/**
 * How amounts of a currency read where the server writes them: in papers, mails and the audit trail.
 * @param locale of LOCALES
 */
export function moneyIn(locale: string, currency: string): (amount: Money) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (amount) => format.format(inMainUnit(amount, currency));
}

/** As pages show it, in English: whole amounts have no places. `₹1,20,000`, `₹12.50`. */
export function shortMoney(amount: Money, currency: string): string {
  const main = inMainUnit(amount, currency);
  const places = Number.isInteger(main) ? { minimumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(LOCALES.en, { style: 'currency', currency, ...places }).format(main);
}

/** `₹1,20,000 + $500`; 0 of `currency` where there is nothing. */
export function sayAmounts(
  amounts: ShownAmounts,
  currency: string,
  say: (amount: Money, currency: string) => string,
): string {
  const given = amounts.length > 0 ? amounts : [{ currency, amount: 0 }];
  return given.map((each) => say(each.amount, each.currency)).join(' + ');
}

import { inMainUnit, type Money } from './money.js';

/**
 * How amounts of a currency read where the server writes them: in papers, mails and the audit trail.
 * @param locale of LOCALES
 */
export function moneyIn(locale: string, currency: string): (amount: Money) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (amount) => format.format(inMainUnit(amount, currency));
}

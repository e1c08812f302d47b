import { LOCALES, type Language } from '@atrium/contracts';

/** How amounts in the smallest unit read. */
export function sumsIn(language: Language, currency: string): (minor: number) => string {
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (minor) => format.format(minor / 10 ** digits);
}

import { language } from '@atrium/sdk';
import type { SelectOption } from '@atrium/ui';

export function currencyOptions(): SelectOption[] {
  const names = new Intl.DisplayNames(language(), { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} · ${names.of(code) ?? code}`,
  }));
}

import type { CompanyDetails, CompanyProfile } from '@atrium/contracts';
import { formatDate, formatList, language, t } from '@atrium/sdk';
import type { SelectOption } from '@atrium/ui';

/** The editable values of the company. */
export function detailsOf(company: CompanyProfile): CompanyDetails {
  const { id: _id, code: _code, logo: _logo, complete: _complete, ...details } = company;
  return details;
}

export const detailLabels = () => ({
  name: t('Company name'),
  gstin: t('GSTIN'),
  addressLine1: t('Address line 1'),
  addressLine2: t('Address line 2'),
  city: t('City'),
  state: t('State::address'),
  postalCode: t('Postal code'),
  timezone: t('Time zone'),
  workingWeek: t('Working week'),
  currency: t('Currency'),
});

/** A value in words, for showing another person's change. */
export function sayDetail(value: unknown): string {
  if (Array.isArray(value)) return formatList(value.map((day) => weekdayName(Number(day))));
  return typeof value === 'string' && value !== '' ? value : '–';
}

/** The name of an ISO weekday; 1 January 2024 was a Monday. */
export const weekdayName = (day: number): string => formatDate(`2024-01-0${day}`, { weekday: 'long' });

export function currencyOptions(): SelectOption[] {
  const names = new Intl.DisplayNames(language(), { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} · ${names.of(code) ?? code}`,
  }));
}

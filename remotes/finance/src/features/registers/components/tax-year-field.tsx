import { t, useUser } from '@atrium/sdk';
import { SelectField } from '@atrium/ui';
import { monthIn } from '../../../shared/months.rules.js';
import { sayTaxYear } from '../../../shared/tax-year.format.js';
import { taxYears } from '../quarter.rules.js';

/** Chooses a tax year of which there is pay. */
export function TaxYearField({ value, onChange }: { value: number; onChange: (year: number) => void }) {
  const years = taxYears(monthIn(useUser().company.timezone));
  return (
    <SelectField
      label={t('Tax year')}
      name="taxYear"
      value={String(value)}
      options={years.map((year) => ({ value: String(year), label: sayTaxYear(year) }))}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}

import { t } from '@atrium/sdk';
import { FilterSelect } from '@atrium/ui';

interface YearFilterProps {
  years: readonly string[];
  value: string;
  onChange: (year: string) => void;
}

/** Chooses one of several years, or all. */
export function YearFilter({ years, value, onChange }: YearFilterProps) {
  if (years.length < 2) return null;
  return (
    <FilterSelect
      label={t('Year')}
      value={value}
      options={years.map((year) => ({ value: year, label: year }))}
      all={t('All')}
      onChange={onChange}
    />
  );
}

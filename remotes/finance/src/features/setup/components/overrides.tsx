import type { SalaryOverride } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, IconButton, MoneyField, SelectField } from '@atrium/ui';
import { structureApi } from '../../../shared/setup.api.js';
import { useComponents } from '../../../shared/use-components.js';
import css from './overrides.module.scss';

interface OverridesProps {
  structureId: string;
  overrides: readonly SalaryOverride[];
  error: string | undefined;
  onChange: (overrides: SalaryOverride[]) => void;
}

/** Amounts a month that were agreed with somebody, instead of what formulas give. */
export function Overrides({ structureId, overrides, error, onChange }: OverridesProps) {
  const { data } = structureApi.useGet(structureId);
  const components = useComponents();
  const codes = data?.componentCodes ?? [];
  const isTaken = (code: string) => overrides.some((each) => each.code === code);
  const free = codes.filter((code) => !isTaken(code) && code !== data?.balanceCode);
  const change = (place: number, given: Partial<SalaryOverride>) =>
    onChange(overrides.map((each, at) => (at === place ? { ...each, ...given } : each)));
  if (codes.length === 0 && overrides.length === 0) return null;
  return (
    <fieldset className={css['overrides']}>
      <legend className="form-label">{t('Agreed amounts a month')}</legend>
      <p className="at-12 at-muted m-0">{t('Each is paid instead of what the formula gives.')}</p>
      {overrides.map(({ code, amount }, place) => (
        <div key={code} className={css['row']}>
          <SelectField
            label={t('Component')}
            value={code}
            options={[code, ...free].map((value) => ({ value, label: components.get(value)?.name ?? value }))}
            onChange={({ target }) => change(place, { code: target.value })}
          />
          <MoneyField
            label={t('Amount')}
            value={amount}
            onChange={({ target }) =>
              change(place, { amount: typeof target.value === 'number' ? target.value : 0 })
            }
          />
          <IconButton
            icon="x"
            label={t('Remove {name}', { name: components.get(code)?.name ?? code })}
            onClick={() => onChange(overrides.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      {error !== undefined && <div className="at-field-error">{error}</div>}
      {free[0] !== undefined && (
        <div>
          <Button
            size="sm"
            icon="plus"
            onClick={() => onChange([...overrides, { code: free[0] ?? '', amount: 0 }])}
          >
            {t('Add amount')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

import { WEEKDAYS, type companyDetailsSchema } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { CheckField, FormSection, SelectField, ZoneField, type ContractForm } from '@atrium/ui';
import { useMemo } from 'react';
import { currencyOptions, weekdayName } from './company.format.js';

interface CalendarFieldsProps {
  form: ContractForm<typeof companyDetailsSchema>;
  timezone: string;
}

/** The company's working week, time zone and currency. */
export function CalendarFields({ form, timezone }: CalendarFieldsProps) {
  const currencies = useMemo(() => currencyOptions(), []);
  return (
    <FormSection title={t('Days and money')} text={t('Time zone, currency and working days.')}>
      <ZoneField label={t('Time zone')} present={timezone} {...form.field('timezone')} />
      <SelectField label={t('Currency')} options={currencies} {...form.field('currency')} />
      <WorkingWeek form={form} />
    </FormSection>
  );
}

function WorkingWeek({ form: { methods } }: Pick<CalendarFieldsProps, 'form'>) {
  const days = methods.watch('workingWeek');
  const error = methods.formState.errors.workingWeek?.message;
  const set = (day: number, works: boolean) =>
    methods.setValue(
      'workingWeek',
      WEEKDAYS.filter((each) => (each === day ? works : days.includes(each))),
      { shouldDirty: true, shouldValidate: true },
    );
  return (
    <fieldset className="is-wide">
      <legend className="form-label">{t('Working week')}</legend>
      <div className="d-flex flex-wrap gap-3">
        {WEEKDAYS.map((day) => (
          <CheckField
            key={day}
            label={weekdayName(day)}
            checked={days.includes(day)}
            onChange={({ target }) => set(day, target.checked)}
          />
        ))}
      </div>
      {error && (
        <p className="at-field-error mt-1 mb-0" role="alert">
          {translate(error)}
        </p>
      )}
    </fieldset>
  );
}

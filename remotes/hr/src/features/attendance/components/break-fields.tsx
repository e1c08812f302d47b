import { CORRECTION_BREAKS_LIMIT, type askCorrectionSchema } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, IconButton, TimeField, type ContractForm } from '@atrium/ui';
import css from './break-fields.module.scss';

/** The breaks of a day, each of which can be moved and taken out. */
export function BreakFields({ form }: { form: ContractForm<typeof askCorrectionSchema> }) {
  const { watch, setValue } = form.methods;
  const breaks = watch('breaks') ?? [];
  const put = (next: typeof breaks) => setValue('breaks', next, { shouldDirty: true });
  return (
    <fieldset className={css['breaks']}>
      <legend className="form-label">{t('Breaks')}</legend>
      {breaks.map((_, index) => (
        <div key={index} className={css['row']}>
          <TimeField
            label={t('Break {number} from', { number: index + 1 })}
            {...form.field(`breaks.${index}.from`)}
          />
          <TimeField
            label={t('Break {number} to', { number: index + 1 })}
            {...form.field(`breaks.${index}.to`)}
          />
          <IconButton
            icon="x"
            label={t('Remove break {number}', { number: index + 1 })}
            onClick={() => put(breaks.filter((__, place) => place !== index))}
          />
        </div>
      ))}
      {breaks.length < CORRECTION_BREAKS_LIMIT && (
        <Button size="sm" icon="plus" onClick={() => put([...breaks, { from: '', to: '' }])}>
          {t('Add a break')}
        </Button>
      )}
    </fieldset>
  );
}

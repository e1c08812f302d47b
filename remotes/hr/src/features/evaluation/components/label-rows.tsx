import type { EvaluationLabel } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, Icon, IconButton, NumberField, TextField } from '@atrium/ui';
import type { TemplateForm } from './template-form.types.js';
import css from './template.module.scss';

/** What scores are called, each from its lower bound on. */
export function LabelRows({ form }: { form: TemplateForm }) {
  const labels = form.methods.watch('labels') as EvaluationLabel[];
  const set = (next: EvaluationLabel[]) => form.methods.setValue('labels', next, { shouldDirty: true });
  const field = (at: number, key: keyof EvaluationLabel) =>
    form.field(`labels.${String(at)}.${key}` as 'labels');
  return (
    <div className={css['parts']}>
      {labels.map((label, at) => (
        // A label is known by its place alone.
        <div key={at} className={css['label']}>
          <NumberField {...field(at, 'from')} label={t('From score')} />
          <TextField {...field(at, 'label')} label={t('Label {number}', { number: at + 1 })} />
          <NumberField {...field(at, 'rise')} label={t('Rise in percent')} />
          {labels.length > 1 && (
            <IconButton
              icon="x"
              label={t('Remove {name}', { name: label.label || t('Label {number}', { number: at + 1 }) })}
              onClick={() => set(labels.filter((_, place) => place !== at))}
            />
          )}
        </div>
      ))}
      <div>
        <Button
          size="xs"
          variant="ghost"
          onClick={() => set([...labels, { from: labels.at(-1)?.from ?? 0, label: '' }])}
        >
          <Icon name="plus" /> {t('Add label')}
        </Button>
      </div>
    </div>
  );
}

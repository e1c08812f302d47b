import { EVALUATION_TEMPLATE, type EvaluationContent, type EvaluationTemplate } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormDialog, NumberField, TextField, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { Suspense } from 'react';
import { FieldGroup } from '../../../shared/field-group.js';
import { templateApi } from '../evaluation.api.js';
import { firstTemplate } from '../template.rules.js';
import { LabelRows } from './label-rows.js';
import { SectionRows } from './section-rows.js';
import type { TemplateForm } from './template-form.types.js';
import { TemplatePreview } from './template-preview.js';
import css from './template.module.scss';

/** Makes or edits a template, with the form beside it as people will find it. */
export default function TemplateDialog({ row, onClose }: RecordFormProps<EvaluationTemplate>) {
  const form = useRecordForm(EVALUATION_TEMPLATE, {
    row,
    onClose,
    calls: templateApi.useCalls(),
    first: firstTemplate(),
    nameOf: ({ name }) => name,
  });
  const [scale, sections, labels] = form.methods.watch(['scale', 'sections', 'labels']) as [
    EvaluationContent['scale'],
    EvaluationContent['sections'],
    EvaluationContent['labels'],
  ];
  return (
    <FormDialog {...form.frame} size="xl" page>
      <div className={css['beside']}>
        <div>
          <div className="at-fields">
            <TextField wide {...form.field('name')} />
          </div>
          <FieldGroup title={t('Sections and questions')}>
            <div className="is-wide">
              <Suspense>
                <SectionRows form={form} />
              </Suspense>
            </div>
          </FieldGroup>
          <ScaleFields form={form} />
        </div>
        <TemplatePreview scale={scale} sections={sections} labels={labels} />
      </div>
    </FormDialog>
  );
}

function ScaleFields({ form }: { form: TemplateForm }) {
  const field = (key: keyof EvaluationContent['scale']) => form.field(`scale.${key}` as 'scale');
  return (
    <>
      <FieldGroup title={t('Scale')}>
        <NumberField {...field('min')} label={t('Lowest score')} />
        <NumberField {...field('max')} label={t('Highest score')} />
        <NumberField {...field('step')} label={t('Steps of')} />
      </FieldGroup>
      <FieldGroup title={t('Labels')}>
        <div className="is-wide">
          <LabelRows form={form} />
        </div>
      </FieldGroup>
    </>
  );
}

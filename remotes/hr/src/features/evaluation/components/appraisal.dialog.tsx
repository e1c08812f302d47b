import { addMonths, APPRAISAL, type EvaluationComparison } from '@atrium/contracts';
import { formatNumber, t, toast } from '@atrium/sdk';
import { FormDialog, Note, NumberField, SelectField, TextAreaField, useContractForm } from '@atrium/ui';
import { useToday } from '../../../shared/use-today.js';
import { appraisalApi } from '../appraisal.api.js';
import { monthsAround, sayMonth } from '../appraisal.format.js';

interface AppraisalDialogProps {
  result: EvaluationComparison['result'];
  onClose: () => void;
}

/** How much pay shall rise, and from when on. What the person earns is not told here. */
export default function AppraisalDialog({ result, onClose }: AppraisalDialogProps) {
  const today = useToday();
  const { create } = appraisalApi.useCalls();
  const form = useContractForm(APPRAISAL.createSchema, {
    defaultValues: {
      resultId: result.id,
      rise: result.guideline ?? 1,
      from: addMonths(`${today.slice(0, 7)}-01`, 1).slice(0, 7),
      reason: '',
    },
    submit: async (body, key) => {
      await create({ body, key });
      toast.success(t('The appraisal is sent for approval'));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Request appraisal')}
      subtitle={result.subject.name}
      submitLabel={t('Send for approval')}
      form={form}
      onClose={onClose}
    >
      <Note>
        {result.guideline === null
          ? t('There is no guideline for this result.')
          : t('Guideline for “{label}”: up to {rise}%. Above it, say why.', {
              label: result.label ?? '',
              rise: formatNumber(result.guideline),
            })}
      </Note>
      <NumberField {...form.field('rise')} label={t('Rise in percent')} />
      <SelectField
        {...form.field('from')}
        label={t('From')}
        options={monthsAround(today).map((month) => ({ value: month, label: sayMonth(month) }))}
      />
      <TextAreaField {...form.field('reason')} label={t('Reason')} dir="auto" />
    </FormDialog>
  );
}

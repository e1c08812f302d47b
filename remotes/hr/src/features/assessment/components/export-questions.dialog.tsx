import {
  exportQuestionsSchema,
  QUESTION_FILE_LABELS,
  WRITTEN_QUESTION_FILES,
  type WrittenQuestionFile,
} from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormDialog, saveAnswer, SelectField, useContractForm } from '@atrium/ui';
import { useListQuestionSourcesQuery } from '../../../shared/assessment.api.js';

const optionOf = (format: WrittenQuestionFile) => ({ value: format, label: QUESTION_FILE_LABELS[format] });

/** A bank as a file that other programs read, too. */
export default function ExportQuestionsDialog({ onClose }: { onClose: () => void }) {
  const { data } = useListQuestionSourcesQuery();
  const form = useContractForm(exportQuestionsSchema, {
    defaultValues: { bank: '', format: 'gift' },
    submit: async (body) => {
      await saveAnswer({ url: 'hr/question-files/export', method: 'POST', data: body, name: body.bank });
      onClose();
    },
  });
  return (
    <FormDialog size="sm" title={t('Export a bank')} submitLabel={t('Export')} form={form} onClose={onClose}>
      <SelectField
        {...form.field('bank')}
        label={t('Bank')}
        placeholder={t('Choose a bank')}
        options={(data?.banks ?? []).map(({ name }) => ({ value: name, label: name }))}
      />
      <SelectField
        {...form.field('format')}
        label={t('Kind of file')}
        help={t('Moodle reads GIFT, and spreadsheets read CSV. Both have the right answers.')}
        options={WRITTEN_QUESTION_FILES.map(optionOf)}
      />
    </FormDialog>
  );
}

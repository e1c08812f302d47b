import {
  ASSESSMENT_QUESTION,
  QUESTION_KIND_LABELS,
  type AssessmentQuestion,
  type QuestionContent,
  type QuestionKind,
} from '@atrium/contracts';
import { allLabelled, t } from '@atrium/sdk';
import {
  Combobox,
  FormDialog,
  Note,
  NumberField,
  SelectField,
  TagsField,
  TextAreaField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { FieldGroup } from '../../../shared/field-group.js';
import { questionApi, useListQuestionSourcesQuery } from '../../../shared/assessment.api.js';
import { isWrongElsewhere, type ContentErrors } from '../content-errors.rules.js';
import { firstContent, rubricPoints } from '../content-starts.rules.js';
import { ContentFields } from './content-fields.js';
import { QuestionPreview } from './question-preview.js';

const useQuestionForm = ({ row, onClose }: RecordFormProps<AssessmentQuestion>) =>
  useRecordForm(ASSESSMENT_QUESTION, {
    row,
    onClose,
    calls: questionApi.useCalls(),
    first: {
      text: '',
      bank: '',
      tags: [],
      points: 1,
      cost: 0,
      content: firstContent('single'),
      feedback: '',
    },
    nameOf: () => t('The question'),
  });
type QuestionForm = ReturnType<typeof useQuestionForm>;

/** A question with its answers, and how people see it. */
export default function QuestionDialog(props: RecordFormProps<AssessmentQuestion>) {
  const form = useQuestionForm(props);
  const { frame, field, methods } = form;
  const content = methods.watch('content') as QuestionContent;
  return (
    <FormDialog {...frame} size="lg" page title={props.row ? t('Question') : frame.title}>
      {props.row && <Note>{t('Attempts that have started keep the question as it is now.')}</Note>}
      <FieldGroup title={t('Question')}>
        <TextAreaField {...field('text')} wide dir="auto" />
        <Places form={form} />
      </FieldGroup>
      <Answers form={form} content={content} />
      <FieldGroup title={t('Preview')}>
        <QuestionPreview text={(methods.watch('text') as string | undefined) ?? ''} content={content} />
      </FieldGroup>
    </FormDialog>
  );
}

function Places({ form: { field } }: { form: QuestionForm }) {
  const { data } = useListQuestionSourcesQuery();
  const option = (name: string) => ({ value: name, label: name });
  return (
    <>
      <Combobox
        {...field('bank')}
        options={(data?.banks ?? []).map(({ name }) => option(name))}
        onCreate={option}
        help={t('Choose a bank, or type the name of a new one.')}
      />
      <TagsField {...field('tags')} offered={(data?.tags ?? []).map(({ name }) => name)} />
    </>
  );
}

function Answers({ form, content }: { form: QuestionForm; content: QuestionContent }) {
  const { field, methods } = form;
  const errors = methods.formState.errors['content'] as ContentErrors | undefined;
  const put = (next: QuestionContent) => {
    methods.setValue('content', next, { shouldDirty: true, shouldValidate: errors !== undefined });
    const points = rubricPoints(next);
    if (points !== null) methods.setValue('points', points, { shouldDirty: true });
  };
  const isByHand = rubricPoints(content) !== null;
  return (
    <FieldGroup title={t('Answers')}>
      <SelectField
        label={t('Kind')}
        value={content.kind}
        options={allLabelled(QUESTION_KIND_LABELS)}
        onChange={({ target }) => put(firstContent(target.value as QuestionKind))}
      />
      {!isByHand && <NumberField {...field('points')} />}
      <ContentFields key={content.kind} content={content} errors={errors} onChange={put} />
      {isWrongElsewhere(errors) && (
        <div className="is-wide">
          <Note tone="danger" live>
            {t('Fill in every answer, and say which is right.')}
          </Note>
        </div>
      )}
      {!isByHand && <NumberField {...field('cost')} help={t('Points. An open question costs nothing.')} />}
      <TextAreaField {...field('feedback')} wide dir="auto" help={t('Shown with the right answer.')} />
    </FieldGroup>
  );
}

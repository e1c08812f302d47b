import {
  ASSESSMENT,
  ASSESSMENT_AUDIENCE_LABELS,
  COUNTED_ATTEMPT_LABELS,
  REVEALED_LABELS,
  REVEALED_WHEN_LABELS,
  type Assessment,
} from '@atrium/contracts';
import { allLabelled, t } from '@atrium/sdk';
import {
  CheckField,
  FormDialog,
  MultiCombobox,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { FieldGroup } from '../../../shared/field-group.js';
import { MomentField } from '../../../shared/moment-field.js';
import { assessmentApi, questionApi } from '../../../shared/assessment.api.js';
import { DrawsField } from './draws-field.js';

const MOST_QUESTIONS = 500;

const FIRST = {
  name: '',
  description: '',
  audience: 'staff' as const,
  questionIds: [],
  draws: [],
  limitMin: 30,
  opensAt: null,
  closesAt: null,
  graceSec: 30,
  attempts: 1,
  counted: 'highest' as const,
  shuffleQuestions: true,
  shuffleOptions: true,
  forward: false,
  passPercent: 60,
  floorAtZero: true,
  reveal: 'score' as const,
  revealAt: 'scored' as const,
};

const useAssessmentForm = ({ row, onClose }: RecordFormProps<Assessment>) =>
  useRecordForm(ASSESSMENT, {
    row,
    onClose,
    calls: assessmentApi.useCalls(),
    first: FIRST,
    nameOf: ({ name }) => name,
  });
type AssessmentForm = ReturnType<typeof useAssessmentForm>;

/** Puts an assessment together. */
export default function AssessmentDialog(props: RecordFormProps<Assessment>) {
  const form = useAssessmentForm(props);
  const { frame, field } = form;
  return (
    <FormDialog {...frame} size="lg" page>
      <FieldGroup title={t('What it is')}>
        <TextField {...field('name')} wide />
        <SelectField {...field('audience')} options={allLabelled(ASSESSMENT_AUDIENCE_LABELS)} />
        <TextAreaField {...field('description')} wide />
      </FieldGroup>
      <Questions form={form} />
      <Times form={form} />
      <Results form={form} />
    </FormDialog>
  );
}

function Questions({ form: { field, methods } }: { form: AssessmentForm }) {
  const { data } = questionApi.useList({ limit: MOST_QUESTIONS });
  const options = (data?.items ?? []).map(({ id, text, bank }) => ({ value: id, label: text, note: bank }));
  return (
    <FieldGroup title={t('Questions')}>
      <MultiCombobox
        {...field('questionIds')}
        wide
        label={t('Asked of everyone')}
        options={options}
        chosen={options}
      />
      <DrawsField
        draws={methods.watch('draws') as Assessment['draws']}
        onChange={(draws) => methods.setValue('draws', draws, { shouldDirty: true })}
      />
      <CheckField {...field('shuffleQuestions')} />
      <CheckField {...field('shuffleOptions')} />
      <CheckField {...field('forward')} wide />
    </FieldGroup>
  );
}

function Times({ form: { field, methods } }: { form: AssessmentForm }) {
  const moment = (name: 'opensAt' | 'closesAt') => {
    const { label, error } = field(name);
    return {
      name,
      label,
      error,
      value: (methods.watch(name) as string | null | undefined) ?? null,
      onChange: (value: string | null) => methods.setValue(name, value, { shouldDirty: true }),
    };
  };
  return (
    <FieldGroup title={t('Time and attempts')}>
      <NumberField {...field('limitMin')} help={t('Empty: no limit.')} />
      <NumberField {...field('graceSec')} help={t('For what is on its way when the time is up.')} />
      <MomentField {...moment('opensAt')} />
      <MomentField {...moment('closesAt')} />
      <NumberField {...field('attempts')} />
      <SelectField {...field('counted')} options={allLabelled(COUNTED_ATTEMPT_LABELS)} />
    </FieldGroup>
  );
}

function Results({ form: { field } }: { form: AssessmentForm }) {
  return (
    <FieldGroup title={t('Result')}>
      <NumberField {...field('passPercent')} help={t('Empty: no one passes or fails.')} />
      <SelectField {...field('reveal')} options={allLabelled(REVEALED_LABELS)} />
      <SelectField {...field('revealAt')} options={allLabelled(REVEALED_WHEN_LABELS)} />
      <CheckField {...field('floorAtZero')} wide />
    </FieldGroup>
  );
}

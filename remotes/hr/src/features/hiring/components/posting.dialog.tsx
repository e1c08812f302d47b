import { OPENING, WORK_MODE_LABELS, WORK_MODES, type Opening, type PostingQuestion } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import {
  CheckField,
  FormDialog,
  SelectField,
  TextAreaField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { openingApi } from '../hiring.api.js';
import { NEW_OPENING } from '../new-opening.data.js';
import { QuestionList } from './question-list.js';

/** What strangers read of an opening, and what its form asks. */
export default function PostingDialog({ row, onClose }: RecordFormProps<Opening>) {
  const { frame, field, methods } = useRecordForm(OPENING, {
    row,
    onClose,
    calls: openingApi.useCalls(),
    first: NEW_OPENING,
    nameOf: ({ title }) => title,
  });
  const check = (name: 'isPublic' | 'payShown' | 'resumeRequired', label: string) => (
    <CheckField
      label={label}
      checked={methods.watch(name) === true}
      onChange={({ target }) => methods.setValue(name, target.checked, { shouldDirty: true })}
    />
  );
  return (
    <FormDialog {...frame} title={t('Posting')}>
      {check('isPublic', t('Show it on the careers page while it is open'))}
      <div className="at-fields">
        <TextField {...field('place')} help={t('City, as people search for it.')} />
        <SelectField
          {...field('workMode')}
          options={WORK_MODES.map((value) => ({ value, label: translate(WORK_MODE_LABELS[value]) }))}
        />
      </div>
      <TextAreaField
        {...field('posting')}
        rows={10}
        help={t('A line that starts with # is a heading, lines that start with - are a list.')}
      />
      {check('payShown', t('Show what the job pays'))}
      {check('resumeRequired', t('A resume is required'))}
      <QuestionList
        questions={(methods.watch('questions') as PostingQuestion[] | undefined) ?? []}
        error={field('questions').error}
        onChange={(questions) => methods.setValue('questions', questions, { shouldDirty: true })}
      />
    </FormDialog>
  );
}

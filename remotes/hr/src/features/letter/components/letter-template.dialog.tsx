import {
  LANGUAGES,
  LETTER_FIELDS,
  LETTER_PURPOSE_LABELS,
  LETTER_PURPOSES,
  LETTER_TEMPLATE,
  type LetterTemplate,
} from '@atrium/contracts';
import { labelled, language, t } from '@atrium/sdk';
import {
  FormDialog,
  SelectField,
  TextAreaField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { letterTemplateApi } from '../../../shared/letter.api.js';

const purposes = () => labelled(LETTER_PURPOSES, LETTER_PURPOSE_LABELS);
const languages = () => {
  const names = { en: t('English'), hi: t('Hindi'), ar: t('Arabic') };
  return LANGUAGES.map((value) => ({ value, label: names[value] }));
};

export default function LetterTemplateDialog({ row, onClose }: RecordFormProps<LetterTemplate>) {
  const { frame, field } = useRecordForm(LETTER_TEMPLATE, {
    row,
    onClose,
    calls: letterTemplateApi.useCalls(),
    first: {
      name: '',
      purpose: 'other',
      language: language(),
      subject: '',
      body: '',
      signatory: null,
      signatoryTitle: null,
    },
    nameOf: ({ name }) => name,
  });
  return (
    <FormDialog {...frame} size="lg">
      <div className="at-fields">
        <TextField autoComplete="off" wide {...field('name')} />
        <SelectField {...field('purpose')} options={purposes()} />
        <SelectField {...field('language')} options={languages()} />
        <TextField autoComplete="off" wide {...field('subject')} />
        <TextAreaField wide rows={10} {...field('body')} help={sayFields()} />
        <TextField autoComplete="off" {...field('signatory')} />
        <TextField autoComplete="off" {...field('signatoryTitle')} />
      </div>
    </FormDialog>
  );
}

const sayFields = () => (
  <>
    {t('The portal fills in:')} <bdi dir="ltr">{LETTER_FIELDS.map((name) => `{${name}}`).join(' ')}</bdi>.{' '}
    {t(
      'Any other name in braces is asked for when the letter is made. An empty line starts a new paragraph.',
    )}
  </>
);

import {
  QUESTION_FILE_LABELS,
  QUESTION_FILE_MAX_BYTES,
  QUESTION_FILE_MOST,
  QUESTION_KIND_LABELS,
  type ImportedQuestion,
  type QuestionFile,
  type QuestionImport,
} from '@atrium/contracts';
import { allLabelled, formatNumber, t, toast, translate } from '@atrium/sdk';
import {
  Combobox,
  DropZone,
  FormDialog,
  Note,
  SelectField,
  StatusBadge,
  useSubmit,
  type Tone,
} from '@atrium/ui';
import { useState } from 'react';
import { useListQuestionSourcesQuery } from '../../../shared/assessment.api.js';
import { useImportQuestionsMutation, usePreviewQuestionsMutation } from '../question-bank.api.js';

const MEGABYTES = QUESTION_FILE_MAX_BYTES / 1_048_576;
/** Rows that are shown; what is refused comes first. */
const MOST_SHOWN = 200;
const ENDINGS: readonly [RegExp, QuestionFile][] = [
  [/\.csv$/i, 'csv'],
  [/\.xml$/i, 'moodle'],
  [/\.(?:txt|gift)$/i, 'gift'],
];
const TONES: Record<ImportedQuestion['becomes'], Tone> = {
  added: 'success',
  known: 'neutral',
  refused: 'danger',
};

/** Questions of a file, looked at before any of them is added. */
export default function ImportQuestionsDialog({ onClose }: { onClose: () => void }) {
  const given = useGiven();
  const { format, bank, file, preview, fault, put } = given;
  const [look] = usePreviewQuestionsMutation();
  const [store] = useImportQuestionsMutation();
  const form = useSubmit({
    names: [],
    submit: async () => {
      if (!file || bank === '') {
        put({ fault: t('Choose a file and a bank first.') });
        return;
      }
      if (!preview) {
        put({ preview: await look({ format, bank, file }).unwrap() });
        return;
      }
      if (preview.refused > 0 || preview.added === 0) return;
      const { added } = await store({ format, bank, file }).unwrap();
      toast.success(sayAdded(added));
      onClose();
    },
  });
  return (
    <FormDialog
      size="lg"
      title={t('Import questions')}
      submitLabel={
        preview && preview.refused === 0 && preview.added > 0 ? sayAdd(preview.added) : t('Check the file')
      }
      form={form}
      onClose={onClose}
    >
      <Choices given={given} />
      {fault !== null && (
        <Note tone="danger" live>
          {fault}
        </Note>
      )}
      {preview && <Preview preview={preview} />}
    </FormDialog>
  );
}

const sayAdd = (count: number): string =>
  t('{count, plural, one {Add # question} other {Add # questions}}', { count });
const sayAdded = (count: number): string =>
  t('{count, plural, one {# question added} other {# questions added}}', { count });

interface Given {
  format: QuestionFile;
  bank: string;
  file: File | null;
  preview: QuestionImport | null;
  fault: string | null;
}

function useGiven() {
  const [given, setGiven] = useState<Given>({
    format: 'gift',
    bank: '',
    file: null,
    preview: null,
    fault: null,
  });
  /** What was looked at is of what was chosen then. */
  const put = (more: Partial<Given>) =>
    setGiven((before) => ({ ...before, preview: null, fault: null, ...more }));
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (file.size > QUESTION_FILE_MAX_BYTES)
      put({
        file: null,
        fault: t('A file can have at most {megabytes} MB. Split it.', { megabytes: MEGABYTES }),
      });
    else put({ file, format: ENDINGS.find(([ending]) => ending.test(file.name))?.[1] ?? given.format });
  };
  return { ...given, put, choose };
}

function Choices({ given: { format, bank, file, put, choose } }: { given: ReturnType<typeof useGiven> }) {
  const { data } = useListQuestionSourcesQuery();
  const option = (name: string) => ({ value: name, label: name });
  return (
    <div className="d-grid gap-3">
      <DropZone
        label={t('File with questions')}
        help={
          file
            ? file.name
            : t('GIFT, CSV or Moodle XML, up to {most, number} questions and {megabytes} MB.', {
                most: QUESTION_FILE_MOST,
                megabytes: MEGABYTES,
              })
        }
        accept=".txt,.gift,.csv,.xml"
        onFiles={([first]) => choose(first)}
      />
      <SelectField
        label={t('Kind of file')}
        value={format}
        options={allLabelled(QUESTION_FILE_LABELS)}
        onChange={({ target }) => put({ format: target.value as QuestionFile })}
      />
      <Combobox
        label={t('Bank')}
        value={bank}
        options={(data?.banks ?? []).map(({ name }) => option(name))}
        onCreate={option}
        onChange={({ target }) => put({ bank: target.value })}
        help={t('Choose a bank, or type the name of a new one.')}
      />
    </div>
  );
}

function Preview({ preview: { added, known, refused, items } }: { preview: QuestionImport }) {
  const rank = ({ becomes }: ImportedQuestion) => (becomes === 'refused' ? 0 : 1);
  const shown = items.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST_SHOWN);
  return (
    <section className="mt-3" aria-label={t('What becomes of the file')}>
      <p className="fw-medium m-0" role="status">
        {t('To add: {added, number}. In the bank already: {known, number}. Refused: {refused, number}.', {
          added,
          known,
          refused,
        })}
      </p>
      {refused > 0 && (
        <Note tone="warning">
          {t('Nothing is added while a question is refused. Correct the file, and choose it again.')}
        </Note>
      )}
      <ul className="list-unstyled m-0">
        {shown.map((item) => (
          <Item key={item.line} item={item} />
        ))}
      </ul>
      {items.length > shown.length && (
        <p className="at-muted m-0">
          {t('{count, plural, one {# more} other {# more}}', { count: items.length - shown.length })}
        </p>
      )}
    </section>
  );
}

const sayBecomes = (becomes: ImportedQuestion['becomes']): string =>
  ({ added: t('Is added'), known: t('In the bank already'), refused: t('Refused') })[becomes];

function Item({ item: { line, becomes, kind, text, why } }: { item: ImportedQuestion }) {
  return (
    <li className="py-2">
      <div className="d-flex gap-2 align-items-baseline">
        <span className="at-muted at-13">{t('Line {line}', { line: formatNumber(line) })}</span>
        <bdi className="at-grow">{text}</bdi>
        {kind && <span className="at-muted at-13">{translate(QUESTION_KIND_LABELS[kind])}</span>}
        <StatusBadge tone={TONES[becomes]}>{sayBecomes(becomes)}</StatusBadge>
      </div>
      {why !== null && <div className="text-danger-emphasis">{translate(why)}</div>}
    </li>
  );
}

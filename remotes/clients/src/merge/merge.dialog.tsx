import type { ContactMergePreview, MergeKind, MergeQuestionKey, Ref } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  CheckField,
  classNames,
  DialogForm,
  DialogFrame,
  MergeCompared,
  MergeSurvivor,
  Note,
  useMergeForm,
} from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { MergeChoices } from './merge-choices.js';
import styles from './merge.module.scss';
import { MergePicker } from './merge-picker.js';
import { useMergeContactsMutation, usePreviewMergeQuery, useUndoMergeMutation } from './merge.api.js';

export interface MergeDialogProps {
  kind: MergeKind;
  /** The survivor first; others can be added. */
  records: readonly Ref[];
  onClose: () => void;
}

/** Compares leads or clients and makes one of them. */
export default function MergeDialog({ kind, records, onClose }: MergeDialogProps) {
  const [chosen, setChosen] = useState<readonly Ref[]>(records);
  const ids = chosen.map(({ id }) => id);
  const isEnough = ids.length > 1;
  const query = usePreviewMergeQuery({ kind, ids }, { skip: !isEnough });
  const notes = new Map(query.data?.records.map(({ id, note }) => [id, note]));
  return (
    <DialogFrame
      title={kind === 'lead' ? t('Merge leads') : t('Merge clients')}
      subtitle={t('They become one. You can undo it for 30 days.')}
      size="lg"
      onClose={onClose}
    >
      <div className={classNames('at-dialog-b', styles['top'])}>
        <MergePicker kind={kind} chosen={chosen} notes={notes} onChoose={setChosen} />
        {!isEnough && <Note>{t('Choose at least one more to compare.')}</Note>}
      </div>
      {isEnough && (
        <MergeCompared of={query}>
          {(preview, note) => (
            <MergeForm
              key={ids.join(' ')}
              kind={kind}
              preview={preview}
              note={note}
              onClose={onClose}
              onSurvivor={(id) => setChosen(chosen.toSorted((one) => (one.id === id ? -1 : 0)))}
            />
          )}
        </MergeCompared>
      )}
    </DialogFrame>
  );
}

interface MergeFormProps {
  kind: MergeKind;
  preview: ContactMergePreview;
  note: ReactNode;
  onSurvivor: (id: string) => void;
  onClose: () => void;
}

function MergeForm({ kind, preview, note, onSurvivor, onClose }: MergeFormProps) {
  const [merge] = useMergeContactsMutation();
  const [undo] = useUndoMergeMutation();
  const [choices, setChoices] = useState<Record<string, string>>({});
  const [agreed, setAgreed] = useState<MergeQuestionKey[]>([]);
  const { records } = preview;
  const form = useMergeForm({
    records,
    merge: (order, key) => merge({ key, body: { ...order, kind, choices, agreed } }).unwrap(),
    undo: (id) => undo(id).unwrap(),
    onClose,
  });
  return (
    <DialogForm form={form} submitLabel={t('Merge')}>
      {note}
      <MergeSurvivor records={records} onSurvivor={onSurvivor} />
      <MergeChoices
        preview={preview}
        choices={choices}
        onChoose={(field, id) => setChoices({ ...choices, [field]: id })}
      />
      <Questions preview={preview} agreed={agreed} onAgree={setAgreed} />
    </DialogForm>
  );
}

interface QuestionsProps {
  preview: ContactMergePreview;
  agreed: readonly MergeQuestionKey[];
  onAgree: (agreed: MergeQuestionKey[]) => void;
}

/** What must be said before they become one. */
function Questions({ preview: { ask }, agreed, onAgree }: QuestionsProps) {
  if (ask.length === 0) return null;
  return (
    <Note tone="warning">
      <div className="d-grid gap-2">
        {ask.map(({ question, values }) => (
          <CheckField
            key={question}
            label={sayQuestion(question)}
            help={values.join(' · ')}
            checked={agreed.includes(question)}
            onChange={({ target }) =>
              onAgree(target.checked ? [...agreed, question] : agreed.filter((each) => each !== question))
            }
          />
        ))}
      </div>
    </Note>
  );
}

function sayQuestion(question: MergeQuestionKey): string {
  if (question === 'gstin') return t('They are one client although their GSTINs differ.');
  if (question === 'logins') return t('The logins of all of them see this one client from now on.');
  return t('They are one lead although they became different clients.');
}

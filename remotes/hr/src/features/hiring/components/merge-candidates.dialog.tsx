import { CANDIDATE_PART_LABELS, type CandidateMergePreview } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import {
  DialogForm,
  DialogFrame,
  MergeCompared,
  MergeDifferences,
  MergeSurvivor,
  useMergeForm,
} from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import {
  useMergeCandidatesMutation,
  usePreviewCandidateMergeQuery,
  useUndoCandidateMergeMutation,
} from '../candidate-merge.api.js';

export interface MergeCandidatesDialogProps {
  /** Who stays first. */
  candidates: readonly string[];
  onClose: () => void;
}

/** Compares two candidates and makes one of them. */
export default function MergeCandidatesDialog({ candidates, onClose }: MergeCandidatesDialogProps) {
  const [ids, setIds] = useState(candidates);
  const query = usePreviewCandidateMergeQuery(ids);
  return (
    <DialogFrame
      title={t('Merge applicants')}
      subtitle={t('They become one. You can undo it for 30 days.')}
      onClose={onClose}
    >
      <MergeCompared of={query}>
        {(preview, note) => (
          <Form
            key={ids.join(' ')}
            preview={preview}
            note={note}
            onClose={onClose}
            onSurvivor={(id) => setIds(ids.toSorted((one) => (one === id ? -1 : 1)))}
          />
        )}
      </MergeCompared>
    </DialogFrame>
  );
}

interface FormProps {
  preview: CandidateMergePreview;
  note: ReactNode;
  onSurvivor: (id: string) => void;
  onClose: () => void;
}

function Form({ preview: { records, fields, moving }, note, onSurvivor, onClose }: FormProps) {
  const [merge] = useMergeCandidatesMutation();
  const [undo] = useUndoCandidateMergeMutation();
  const [choices, setChoices] = useState<Record<string, string>>({});
  const form = useMergeForm({
    records,
    merge: (order, key) => merge({ key, body: { ...order, choices } }).unwrap(),
    undo: (id) => undo(id).unwrap(),
    onClose,
  });
  return (
    <DialogForm form={form} submitLabel={t('Merge')}>
      {note}
      <MergeSurvivor records={records} onSurvivor={onSurvivor} />
      <MergeDifferences
        fields={fields}
        records={records}
        choices={choices}
        onChoose={(field, id) => setChoices({ ...choices, [field]: id })}
        say={(_field, { value }) => String(value)}
      />
      {moving.length > 0 && (
        <p className="mb-0 at-13">
          {t('What moves')}: {moving.map(sayPart).join(' · ')}
        </p>
      )}
    </DialogForm>
  );
}

const sayPart = ({ part, count }: CandidateMergePreview['moving'][number]): string =>
  t('{part}: {count, number}', { part: translate(CANDIDATE_PART_LABELS[part] ?? part), count });

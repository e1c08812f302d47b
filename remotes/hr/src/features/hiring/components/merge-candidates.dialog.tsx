import { CANDIDATE_PART_LABELS, type CandidateMergePreview } from '@atrium/contracts';
import { t, translate, useStep } from '@atrium/sdk';
import {
  Bar,
  DialogForm,
  DialogFrame,
  Loaded,
  Loading,
  MergeDifferences,
  MergeSurvivor,
  useSubmit,
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
      <Loaded
        of={query}
        current
        title={t('They could not be compared')}
        skeleton={
          <Loading label={t('Comparing')}>
            <Bar />
          </Loading>
        }
        frame={(waiting) => <div className="at-dialog-b">{waiting}</div>}
        placesNote
      >
        {(preview, note) => (
          <Form
            key={ids.join(' ')}
            preview={preview}
            note={note}
            onClose={onClose}
            onSurvivor={(id) => setIds(ids.toSorted((one) => (one === id ? -1 : 1)))}
          />
        )}
      </Loaded>
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
  const { take } = useStep();
  const [choices, setChoices] = useState<Record<string, string>>({});
  const form = useSubmit({
    names: [],
    submit: async (_values, key) => {
      const versions = Object.fromEntries(records.map(({ id, version }) => [id, version]));
      const body = { ids: records.map(({ id }) => id), versions, choices };
      const done = await merge({ key, body }).unwrap();
      onClose();
      void take({
        work: () => Promise.resolve(done),
        done: t('{count, number} merged into {name}', {
          count: done.merged.length,
          name: done.survivor.name,
        }),
        undo: ({ id }) => undo(id).unwrap(),
      });
    },
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

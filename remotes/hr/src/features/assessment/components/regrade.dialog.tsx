import {
  REGRADES,
  type Assessment,
  type QuestionFigures,
  type Regrade,
  type RegradePreview,
} from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, Loaded, SelectField, SkeletonRows, useSubmit } from '@atrium/ui';
import { useState } from 'react';
import { assessmentApi, usePreviewRegradeQuery } from '../../../shared/assessment.api.js';
import { sayPercent } from '../../../shared/assessment.format.js';

interface RegradeDialogProps {
  assessment: Assessment;
  question: QuestionFigures['items'][number];
  onClose: () => void;
}

const sayWay = (by: Regrade): string =>
  ({
    key: t('Mark by the answer that is right in the bank now'),
    full: t('Give its points to all'),
    remove: t('Take the question out'),
  })[by];

/** What becomes of a faulty question; whose result moves is shown before anything is done. */
export default function RegradeDialog({ assessment, question, onClose }: RegradeDialogProps) {
  const { take } = assessmentApi.useCalls();
  const [by, setBy] = useState<Regrade>('key');
  const preview = usePreviewRegradeQuery({ id: assessment.id, questionId: question.id, by });
  const form = useSubmit({
    names: ['by'],
    submit: async () => {
      const { id, version } = assessment;
      await take({ id, version, step: 'regrade', questionId: question.id, by });
      toast.success(t('The question is regraded'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Regrade a question')}
      subtitle={question.text}
      submitLabel={t('Regrade')}
      form={form}
      onClose={onClose}
    >
      <SelectField
        label={t('What becomes of it')}
        value={by}
        options={REGRADES.map((way) => ({ value: way, label: sayWay(way) }))}
        onChange={({ target }) => setBy(target.value as Regrade)}
      />
      <Loaded
        of={preview}
        title={t('This is not possible')}
        skeleton={<SkeletonRows rows={2} label={t('Loading')} />}
      >
        {(shown) => <Moves preview={shown} />}
      </Loaded>
    </FormDialog>
  );
}

type Grade = RegradePreview['moves'][number]['before'];

const sayGrade = ({ percent, passed }: Grade): string =>
  [
    percent === null ? t('being marked') : sayPercent(percent),
    ...(passed === null ? [] : [passed ? t('passed') : t('not passed')]),
  ].join(', ');

function Moves({ preview: { attempts, moves } }: { preview: RegradePreview }) {
  return (
    <div className="mt-3">
      <p className="fw-medium m-0">
        {t(
          '{moves, plural, =0 {No result changes} one {# result changes} other {# results change}}, of {attempts, plural, one {# attempt} other {# attempts}}.',
          { moves: moves.length, attempts },
        )}
      </p>
      <ul className="list-unstyled m-0">
        {moves.map(({ name, before, after }, place) => (
          <li key={`${name} ${String(place)}`} className="py-1">
            <bdi>{name}</bdi>: <bdi>{sayGrade(before)}</bdi> → <bdi>{sayGrade(after)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

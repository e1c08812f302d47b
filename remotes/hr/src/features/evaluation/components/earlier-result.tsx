import {
  EVALUATION_RESULT,
  EVALUATION_STAGES,
  type EvaluationResult,
  type FilledEvaluationForm,
} from '@atrium/contracts';
import { formatDate, t, translate, useMayOpen } from '@atrium/sdk';
import { Card } from '@atrium/ui';
import { resultApi, useListOwnEvaluationResultsQuery } from '../evaluation.api.js';
import { latestOf, sayScore, STAGE_NAMES } from '../evaluation.format.js';
import css from './cycle.module.scss';

const MOST = 50;

/** The result that was published last about the person of a form, beside it. */
export function EarlierResult({ form: { kind, subject } }: { form: FilledEvaluationForm }) {
  const reads = useMayOpen()({ session: 'staff', permission: EVALUATION_RESULT.check('read') });
  if (kind === 'self') return <Own />;
  if (kind === 'peer' || !reads) return null;
  return <Other subjectId={subject.id} />;
}

function Own() {
  const { data } = useListOwnEvaluationResultsQuery();
  return <Earlier result={latestOf(data?.items ?? [])} />;
}

function Other({ subjectId }: { subjectId: string }) {
  const { currentData } = resultApi.useList({ subject: subjectId, state: 'published', limit: MOST });
  return <Earlier result={latestOf(currentData?.items ?? [])} />;
}

function Earlier({ result }: { result: EvaluationResult | undefined }) {
  if (!result) return null;
  const given = EVALUATION_STAGES.filter((stage) => result.stages[stage] !== null);
  return (
    <Card title={t('Last time')} note={result.publishedAt && formatDate(result.publishedAt)}>
      <dl className={css['facts']}>
        <div>
          <dt>
            <bdi>{result.cycle.name}</bdi>
          </dt>
          <dd>
            <b>{sayScore(result.score)}</b> <bdi>{result.label}</bdi>
          </dd>
        </div>
        {given.map((stage) => (
          <div key={stage}>
            <dt>{translate(STAGE_NAMES[stage])}</dt>
            <dd>{sayScore(result.stages[stage])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

import type { EvaluationResult } from '@atrium/contracts';
import { formatDate, t, useCompanyPath } from '@atrium/sdk';
import { Badge, Card, EmptyState, ListRow, Loaded, SkeletonCards } from '@atrium/ui';
import { useListOwnEvaluationResultsQuery } from '../evaluation.api.js';
import { byLatest, sayScore } from '../evaluation.format.js';

/** One's own published results, the latest first. */
export default function OwnResults() {
  const query = useListOwnEvaluationResultsQuery();
  const path = useCompanyPath()('form/selfEvaluation');
  return (
    <Loaded
      of={query}
      title={t('Your results could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={2} label={t('Loading your results')} />}
    >
      {({ items }) => (
        <Card title={t('My results')} count={items.length} fill="rows">
          {items.length === 0 && (
            <EmptyState
              title={t('No results yet')}
              text={t('What comes of an evaluation appears here once HR has published it.')}
            />
          )}
          {byLatest(items).map((result) => (
            <ResultRow key={result.id} result={result} to={`${path}?result=${result.id}`} own />
          ))}
        </Card>
      )}
    </Loaded>
  );
}

interface ResultRowProps {
  result: EvaluationResult;
  to: string;
  /** Says what is still to be acknowledged. */
  own?: boolean;
}

/** A published result in one line. */
export function ResultRow({ result, to, own }: ResultRowProps) {
  const { cycle, publishedAt, acknowledgedAt, score, label } = result;
  return (
    <ListRow
      title={cycle.name}
      text={publishedAt && t('Published {day}', { day: formatDate(publishedAt) })}
      end={
        <>
          {own && acknowledgedAt === null && <Badge tone="warning">{t('To be acknowledged')}</Badge>}
          {label && <Badge tone="info">{label}</Badge>}
          <b>{score === null ? t('Not rated') : sayScore(score)}</b>
        </>
      }
      to={to}
      wrap
    />
  );
}

import type { Employee } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import { Card, EmptyState, Loaded, SkeletonCards } from '@atrium/ui';
import { resultApi } from '../evaluation.api.js';
import { byLatest } from '../evaluation.format.js';
import { ResultRow } from './own-results.js';

const MOST = 50;

/** The published results of an employee, as far as the reader sees them. */
export default function EvaluationPart({ row }: { row: Pick<Employee, 'id'> }) {
  const query = resultApi.useList({ subject: row.id, state: 'published', limit: MOST });
  const path = useCompanyPath()('evaluation/table');
  return (
    <Loaded
      of={query}
      title={t('The results could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={2} label={t('Loading the results')} />}
    >
      {({ items }) => (
        <Card title={t('Evaluations')} count={items.length} fill="rows">
          {items.length === 0 && (
            <EmptyState
              title={t('No results yet')}
              text={t('What comes of an evaluation appears here once HR has published it.')}
            />
          )}
          {byLatest(items).map((result) => (
            <ResultRow key={result.id} result={result} to={`${path}?id=${result.id}`} />
          ))}
        </Card>
      )}
    </Loaded>
  );
}

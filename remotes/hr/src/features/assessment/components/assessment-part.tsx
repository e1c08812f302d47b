import type { Employee } from '@atrium/contracts';
import { formatDate, t, useCompanyPath } from '@atrium/sdk';
import { Card, EmptyState, Loaded, SkeletonCards } from '@atrium/ui';
import { resultApi } from '../../../shared/assessment.api.js';
import { AssessmentRow } from './assessment-row.js';

const MOST = 50;

/** The assessments of an employee and what came of them, as far as the reader sees them; the latest first. */
export default function AssessmentPart({ row }: { row: Pick<Employee, 'id'> }) {
  const query = resultApi.useList({ employee: row.id, sort: '-createdAt', limit: MOST });
  const path = useCompanyPath()('assessment/table');
  return (
    <Loaded
      of={query}
      title={t('The assessments could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={2} label={t('Loading the results')} />}
    >
      {({ items, total }) => (
        <Card title={t('Assessments')} count={total} fill="rows">
          {items.length === 0 && (
            <EmptyState
              title={t('No assessments yet')}
              text={t('An assessment appears here once HR has invited them to it.')}
            />
          )}
          {items.map((result) => (
            <AssessmentRow
              key={result.id}
              result={result}
              text={t('Invited {day}', { day: formatDate(result.createdAt) })}
              to={`${path}?view=results&open=${result.id}`}
            />
          ))}
        </Card>
      )}
    </Loaded>
  );
}

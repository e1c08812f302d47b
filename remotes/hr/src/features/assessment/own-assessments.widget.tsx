import { t, useCompanyPath } from '@atrium/sdk';
import { Card, EmptyState, Loaded, SkeletonCards } from '@atrium/ui';
import { AssessmentRow } from './components/assessment-row.js';
import { useListOwnAssessmentsQuery } from './taking.api.js';
import { sayWindow } from './assessment-window.format.js';

/** The assessments that one has or had, with their results as far as they are shown, as a tab of the profile. */
export default function OwnAssessmentsTab() {
  const query = useListOwnAssessmentsQuery();
  const path = useCompanyPath()('assessment');
  return (
    <Loaded
      of={query}
      title={t('Your assessments could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={2} label={t('Loading your results')} />}
    >
      {({ items }) => (
        <Card title={t('My assessments')} count={items.length} fill="rows">
          {items.length === 0 && (
            <EmptyState
              title={t('No assessments yet')}
              text={t('When HR invites you to one, you find it here.')}
            />
          )}
          {items.map((own) => {
            const attemptId = own.openAttemptId ?? own.lastAttemptId;
            return (
              <AssessmentRow
                key={own.id}
                result={own}
                text={own.state === 'scored' ? null : sayWindow(own)}
                // Another attempt is begun where all of them are listed.
                to={attemptId === null || own.canStart ? path : `${path}?attempt=${attemptId}`}
              />
            );
          })}
        </Card>
      )}
    </Loaded>
  );
}

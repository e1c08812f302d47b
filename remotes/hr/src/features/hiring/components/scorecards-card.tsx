import type { Application } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import { ButtonLink, Card, Loaded } from '@atrium/ui';
import { useListApplicationScorecardsQuery } from '../interview.api.js';
import { sayScore } from '../interview.format.js';
import { ScorecardGrid } from './scorecard-grid.js';

/** What interviewers say of an applicant; who owes a scorecard writes it first. */
export function ScorecardsCard({ application }: { application: Application }) {
  const query = useListApplicationScorecardsQuery(application.id);
  const own = useCompanyPath()('hiring/applicant');
  return (
    <Loaded of={query} title={t('The scorecards could not be loaded')}>
      {({ items, score, owed }) =>
        items.length === 0 && !owed ? null : (
          <Card title={t('Scorecards')} note={score === null ? undefined : sayScore(score)}>
            {owed && (
              <div className="d-flex flex-wrap align-items-center gap-2 mb-2">
                <span>{t('You see those of others after you have given yours.')}</span>
                <ButtonLink size="sm" to={own}>
                  {t('My interviews')}
                </ButtonLink>
              </div>
            )}
            {items.length > 0 && <ScorecardGrid cards={items} />}
          </Card>
        )
      }
    </Loaded>
  );
}

import { ASSESSMENT_RESULT_STATE_LABELS, type OwnAssessment } from '@atrium/contracts';
import { formatMinutes, formatNumber, t, tellFailure, translate, useCompanyPath } from '@atrium/sdk';
import { Button, ButtonLink, Card, EmptyState, Loaded, Page, SkeletonCards, StatusBadge } from '@atrium/ui';
import { useNavigate } from 'react-router-dom';
import { useListOwnAssessmentsQuery, useStartAssessmentMutation } from '../taking.api.js';
import { RESULT_TONES, sayPercent } from '../../../shared/assessment.format.js';
import { Passed } from '../../../shared/passed.js';
import { sayWindow } from '../assessment-window.format.js';
import css from './own-assessments.module.scss';

/** What one is asked to take, and one's results. */
export function OwnAssessments() {
  const query = useListOwnAssessmentsQuery();
  return (
    <Page title={t('My assessments')} subtitle={t('Tests that HR has asked you to take, and your results.')}>
      <Loaded
        of={query}
        title={t('Your assessments could not be loaded')}
        skeleton={<SkeletonCards cards={2} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={t('No assessment waits for you')}
              text={t('When HR invites you to one, you find it here.')}
            />
          ) : (
            <ul className={css['list']}>
              {items.map((own) => (
                <li key={own.id}>
                  <OwnCard own={own} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  );
}

function factsOf(own: OwnAssessment): string[] {
  return [
    t('{count, plural, one {# question} other {# questions}}', { count: own.questionCount }),
    own.limitMin === null ? t('no time limit') : formatMinutes(own.limitMin),
    t('{used} of {count, plural, one {# attempt} other {# attempts}} used', {
      used: formatNumber(own.used),
      count: own.attempts,
    }),
  ];
}

function OwnCard({ own }: { own: OwnAssessment }) {
  const { assessment, description, state, percent, passed } = own;
  const window = sayWindow(own);
  return (
    <Card
      title={assessment.name}
      actions={
        <StatusBadge tone={RESULT_TONES[state]}>
          {translate(ASSESSMENT_RESULT_STATE_LABELS[state])}
        </StatusBadge>
      }
    >
      <p className="at-13 at-muted m-0">{factsOf(own).join(' · ')}</p>
      {window && <p className="at-13 at-muted m-0">{window}</p>}
      {description && (
        <p className={css['text']} dir="auto">
          {description}
        </p>
      )}
      {percent !== null && (
        <p className={css['score']}>
          <bdi>{sayPercent(percent)}</bdi> <Passed passed={passed} />
        </p>
      )}
      <Next own={own} />
    </Card>
  );
}

/** Starts it, goes on with it, or shows what came of it. */
function Next({
  own: { id, openAttemptId, lastAttemptId, canStart, used, assessment },
}: {
  own: OwnAssessment;
}) {
  const path = useCompanyPath()('assessment');
  const navigate = useNavigate();
  const [start, { isLoading }] = useStartAssessmentMutation();
  const begin = async () => {
    try {
      const paper = await start(id).unwrap();
      await navigate(`${path}?attempt=${paper.id}`);
    } catch (reason) {
      tellFailure(t('{name} could not be started', { name: assessment.name }), reason);
    }
  };
  return (
    <div className={css['next']}>
      {openAttemptId !== null && (
        <ButtonLink variant="primary" to={`${path}?attempt=${openAttemptId}`}>
          {t('Continue')}
        </ButtonLink>
      )}
      {canStart && (
        <Button variant="primary" busy={isLoading} onClick={() => void begin()}>
          {used === 0 ? t('Start') : t('Start another attempt')}
        </Button>
      )}
      {lastAttemptId !== null && (
        <ButtonLink to={`${path}?attempt=${lastAttemptId}`}>{t('Last attempt')}</ButtonLink>
      )}
    </div>
  );
}

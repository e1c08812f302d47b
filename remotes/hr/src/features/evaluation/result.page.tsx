import { dayIn, type EvaluationComparison } from '@atrium/contracts';
import { formatDate, t, useStep, useUser } from '@atrium/sdk';
import { Button, Loaded, Page, SkeletonPage } from '@atrium/ui';
import { useLocation } from 'react-router-dom';
import { AppraisalCard, RequestAppraisal } from './components/appraisal-card.js';
import { PdfButton } from './components/pdf-button.js';
import { ResultView } from './components/result-view.js';
import { useAcknowledgeEvaluationResultMutation, useCompareEvaluationResultQuery } from './evaluation.api.js';

const DAYS_TO_ACKNOWLEDGE = 14;
const DAY_MS = 86_400_000;

/** A published result. @param own it is the reader's own */
export default function EvaluationResultPage({ id, own = false }: { id: string; own?: boolean }) {
  const query = useCompareEvaluationResultQuery(id);
  const { pathname } = useLocation();
  return (
    <Loaded of={query} current title={t('The result could not be loaded')} skeleton={<SkeletonPage />}>
      {(comparison) => (
        <Page
          title={own ? t('My result') : comparison.result.subject.name}
          subtitle={<Facts result={comparison.result} />}
          breadcrumb={[{ label: t('Evaluations'), to: pathname }]}
          actions={
            <>
              <PdfButton result={comparison.result} />
              {own ? (
                <Acknowledge result={comparison.result} />
              ) : (
                <RequestAppraisal comparison={comparison} />
              )}
            </>
          }
        >
          {!own && !comparison.result.isOwn && <AppraisalCard subjectId={comparison.result.subject.id} />}
          <ResultView comparison={comparison} />
        </Page>
      )}
    </Loaded>
  );
}

function Facts({ result: { cycle, publishedAt, acknowledgedAt } }: Pick<EvaluationComparison, 'result'>) {
  const facts = [
    cycle.name,
    publishedAt && t('published {day}', { day: formatDate(publishedAt) }),
    acknowledgedAt && t('acknowledged {day}', { day: formatDate(acknowledgedAt) }),
  ];
  return facts.filter(Boolean).join(' · ');
}

function Acknowledge({ result }: Pick<EvaluationComparison, 'result'>) {
  const { id, publishedAt, acknowledgedAt } = result;
  const { company } = useUser();
  const [acknowledge] = useAcknowledgeEvaluationResultMutation();
  const { take, busy } = useStep();
  if (acknowledgedAt !== null || publishedAt === null) return null;
  const until = new Date(new Date(publishedAt).getTime() + DAYS_TO_ACKNOWLEDGE * DAY_MS);
  if (until < new Date()) return null;
  const day = formatDate(dayIn(until, company.timezone));
  const work = () => acknowledge(id).unwrap();
  return (
    <>
      <span className="at-13 at-muted">{t('Until {day}', { day })}</span>
      <Button
        size="sm"
        variant="primary"
        busy={busy}
        onClick={() => void take({ work, done: t('You have acknowledged this result.') })}
      >
        {t('Acknowledge')}
      </Button>
    </>
  );
}

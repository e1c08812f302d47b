import { QUESTION_KIND_LABELS, type Assessment, type QuestionFigures, type Regrade } from '@atrium/contracts';
import { formatNumber, lazyDialog, t, translate } from '@atrium/sdk';
import { Button, Card, EmptyState, Loaded, SkeletonRows, StatusBadge } from '@atrium/ui';
import { useState } from 'react';
import { useReadQuestionFiguresQuery } from '../../../shared/assessment.api.js';
import { sayPercent } from '../../../shared/assessment.format.js';
import css from './figures-card.module.scss';

type Figure = QuestionFigures['items'][number];
interface RegradeDialogProps {
  assessment: Assessment;
  question: Figure;
  onClose: () => void;
}

const RegradeDialog = lazyDialog<RegradeDialogProps>(() => import('./regrade.dialog.js'));

const sayCorrection = (correction: Regrade): string =>
  ({ remove: t('Taken out'), full: t('Given to all'), key: t('Marked by the changed answer') })[correction];

/** How the questions fare, the hardest first. */
export function FiguresCard({ assessment }: { assessment: Assessment }) {
  const query = useReadQuestionFiguresQuery(assessment.id);
  const [faulty, setFaulty] = useState<Figure | null>(null);
  return (
    <Card title={t('Questions, the hardest first')} fill="rows">
      <Loaded
        of={query}
        title={t('The figures could not be loaded')}
        skeleton={<SkeletonRows rows={3} label={t('Loading')} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={t('No one has finished yet')}
              text={t('Here you see how many answer each question right.')}
            />
          ) : (
            <ul className={css['list']}>
              {items.map((item) => (
                <li key={item.id}>
                  <Row
                    item={item}
                    onFaulty={
                      assessment.allowedTransitions.includes('regrade') ? () => setFaulty(item) : undefined
                    }
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {faulty && <RegradeDialog assessment={assessment} question={faulty} onClose={() => setFaulty(null)} />}
    </Card>
  );
}

function Row({ item, onFaulty }: { item: Figure; onFaulty: (() => void) | undefined }) {
  const { text, kind, asked, unanswered, right, percent, correction } = item;
  return (
    <>
      <div className={css['question']}>
        <div className={css['text']} dir="auto">
          {text}
        </div>
        <div className="at-12 at-muted">
          {[
            translate(QUESTION_KIND_LABELS[kind]),
            t('{right} of {asked} right', { right: formatNumber(right), asked: formatNumber(asked) }),
            ...(unanswered > 0
              ? [t('{count, plural, one {# not answered} other {# not answered}}', { count: unanswered })]
              : []),
          ].join(' · ')}
        </div>
        {correction && <StatusBadge tone="warning">{sayCorrection(correction)}</StatusBadge>}
      </div>
      <div className={css['share']}>
        {percent !== null && (
          <>
            <bdi className="fw-medium">{sayPercent(percent)}</bdi>
            <span className="at-12 at-muted">{t('of the points')}</span>
          </>
        )}
      </div>
      {onFaulty && (
        <Button size="xs" variant="ghost" onClick={onFaulty}>
          {t('Regrade')}
        </Button>
      )}
    </>
  );
}

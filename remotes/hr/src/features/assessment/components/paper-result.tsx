import { sizeInWords, type AskedQuestion, type AttemptPaper, type ReviewedQuestion } from '@atrium/contracts';
import { formatNumber, formatTime, t, useCompanyPath } from '@atrium/sdk';
import { Card, Metrics, Note, Page, StatusBadge, type Tone } from '@atrium/ui';
import { sayMoment, sayPercent, sayPoints } from '../../../shared/assessment.format.js';
import { useTakingLink } from '../use-taking-link.js';
import { Passed } from '../../../shared/passed.js';
import css from './paper-result.module.scss';

/** An attempt that is over, with what of its result may be shown. */
export function PaperResult({ paper }: { paper: AttemptPaper }) {
  const path = useCompanyPath()('assessment');
  const isApplicant = useTakingLink() !== null;
  const { name, result, state, submittedAt } = paper;
  return (
    <Page
      title={name}
      wraps
      {...(!isApplicant && { breadcrumb: [{ label: t('My assessments'), to: path }] })}
      status={<Passed passed={result?.passed ?? null} />}
      subtitle={
        submittedAt === null ? undefined : t('Submitted {moment}', { moment: sayMoment(submittedAt) })
      }
    >
      {paper.submittedBy === 'clock' && submittedAt !== null && (
        <Note>{t('Time is up. What was saved until {time} counts.', { time: formatTime(submittedAt) })}</Note>
      )}
      {isApplicant && (
        <Note>{t('Thank you, your answers are there. You will hear from the people who hire.')}</Note>
      )}
      {result === null && !isApplicant && (
        <Note>
          {state === 'marking'
            ? t('Your answers are being marked. You are notified when the result is there.')
            : t('The result is not shown now.')}
        </Note>
      )}
      {result !== null && (
        <Metrics
          label={t('Result')}
          items={[
            {
              label: t('Points'),
              value: t('{total} of {max}', {
                total: formatNumber(result.total),
                max: formatNumber(result.max),
              }),
            },
            ...(result.percent === null ? [] : [{ label: t('Percent'), value: sayPercent(result.percent) }]),
          ]}
        />
      )}
      <Handed paper={paper} />
      {result?.questions && <Review paper={paper} reviewed={result.questions} />}
    </Page>
  );
}

/** Its names and sizes are those that its person knows. */
function Handed({ paper: { files } }: { paper: AttemptPaper }) {
  const all = Object.values(files).flat();
  if (all.length === 0) return null;
  return (
    <Card title={t('What you handed in')}>
      <ul className="list-unstyled m-0">
        {all.map(({ id, name, size }) => (
          <li key={id}>
            <bdi>{name}</bdi> <span className="at-13 at-muted">{sizeInWords(size)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const TONES: Record<ReviewedQuestion['state'], Tone> = {
  right: 'success',
  partial: 'warning',
  wrong: 'danger',
  unanswered: 'neutral',
  scored: 'info',
  pending: 'warning',
  void: 'neutral',
};

const sayState = (state: ReviewedQuestion['state']): string =>
  ({
    right: t('Right'),
    partial: t('Partly right'),
    wrong: t('Wrong'),
    unanswered: t('Not answered'),
    scored: t('Marked'),
    pending: t('Being marked'),
    void: t('Does not count'),
  })[state];

function Review({
  paper: { questions },
  reviewed,
}: {
  paper: AttemptPaper;
  reviewed: Readonly<Record<string, ReviewedQuestion>>;
}) {
  return (
    <ol className={css['review']} aria-label={t('Questions')}>
      {questions.map((question) => {
        const mark = reviewed[question.id];
        return (
          mark && (
            <li key={question.id}>
              <ReviewedCard question={question} mark={mark} />
            </li>
          )
        );
      })}
    </ol>
  );
}

function sayRight({ kind }: AskedQuestion, right: readonly string[]): string {
  if (kind === 'trueFalse') return right.map((each) => (each === 'true' ? t('True') : t('False'))).join();
  return right.join(kind === 'order' ? ' → ' : ' · ');
}

function ReviewedCard({ question, mark }: { question: AskedQuestion; mark: ReviewedQuestion }) {
  const { state, score, right, note, feedback } = mark;
  return (
    <Card>
      <div className={css['head']}>
        <StatusBadge tone={TONES[state]}>{sayState(state)}</StatusBadge>
        <span className="at-13 at-muted">
          {score === null
            ? sayPoints(question.points)
            : t('{total} of {max}', { total: formatNumber(score), max: formatNumber(question.points) })}
        </span>
      </div>
      <p className={css['text']} dir="auto">
        {question.text}
      </p>
      {right && right.length > 0 && (
        <p className="at-13 m-0">
          <b>{t('Right answer')}:</b> <bdi>{sayRight(question, right)}</bdi>
        </p>
      )}
      {feedback && (
        <p className="at-13 at-muted m-0" dir="auto">
          {feedback}
        </p>
      )}
      {note && (
        <p className="at-13 m-0">
          <b>{t('Note')}:</b> <bdi>{note}</bdi>
        </p>
      )}
    </Card>
  );
}

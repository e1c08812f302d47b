import { QUESTION_KIND_LABELS, type AskedQuestion, type AttemptPaper } from '@atrium/contracts';
import { confirm, formatNumber, formatTime, t, tellFailure, toast, translate } from '@atrium/sdk';
import { Button, Card, classNames, Icon, Note, Page } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import { countAnswered, isAnswered, sentAnswers } from '../answers.rules.js';
import { useGoToNextQuestionMutation, useSubmitAttemptMutation } from '../taking.api.js';
import { sayPoints } from '../../../shared/assessment.format.js';
import { keepAnswers } from '../kept-answers.rules.js';
import { useTakingLink } from '../use-taking-link.js';
import { useAnswers } from '../use-answers.js';
import { useQuestionPlace } from '../use-question-place.js';
import { useTimeLeft } from '../use-time-left.js';
import { AnswerInput } from './answer-input.js';
import { HandedFiles } from './handed-files.js';
import { PaperClock } from './paper-clock.js';
import css from './paper.module.scss';

const AGAIN_MS = 5_000;

interface PaperProps {
  paper: AttemptPaper;
  refetch: () => void;
}

/** An attempt that is under way: one question at a time, the clock, and the list of all. */
export function Paper({ paper, refetch }: PaperProps) {
  const { leftMs, resync } = useTimeLeft(paper.leftMs);
  const kept = useAnswers(paper, { onTime: resync, onElsewhere: refetch });
  const { place, choose, mayLeave, setUnderWay } = useQuestionPlace();
  const submit = useSubmitting(paper, kept, refetch);
  // More time was given, or another page saved: the server has said it anew.
  useEffect(() => resync(paper.leftMs), [paper.leftMs, paper.deadlineAt, resync]);
  const isOver = leftMs === 0;
  useEndOfTime(isOver, { send: submit.send, refetch });
  const answered = countAnswered(paper, kept.answers);
  return (
    <Page
      title={paper.name}
      wraps
      actions={
        <>
          <PaperClock leftMs={leftMs} deadlineAt={paper.deadlineAt} />
          <Button
            size="sm"
            variant="primary"
            busy={submit.busy}
            onClick={() => void submit.ask(answered, mayLeave)}
          >
            {t('Submit')}
          </Button>
        </>
      }
    >
      <div className={css['paper']}>
        <aside className={css['aside']}>
          {!paper.forward && <QuestionList paper={paper} kept={kept} place={place} onChoose={choose} />}
        </aside>
        <div className={css['main']}>
          <Connection kept={kept} paper={paper} isOver={isOver} />
          <Asked paper={paper} kept={kept} place={place} onUnderWay={setUnderWay} />
          {paper.forward ? (
            <ForwardNav
              paper={paper}
              forward={paper.forward}
              kept={kept}
              refetch={refetch}
              mayLeave={mayLeave}
            />
          ) : (
            <FreeNav count={paper.questions.length} place={place} onChoose={choose} />
          )}
        </div>
      </div>
    </Page>
  );
}

interface FreeNavProps {
  count: number;
  place: number;
  onChoose: (place: number) => void;
}

const FreeNav = ({ count, place, onChoose }: FreeNavProps) => (
  <nav className={css['nav']} aria-label={t('Questions')}>
    <Button icon="chevron-left" disabled={place === 0} onClick={() => onChoose(place - 1)}>
      {t('Back')}
    </Button>
    <Button variant="primary" disabled={place >= count - 1} onClick={() => onChoose(place + 1)}>
      {t('Next')}
      <Icon name="arrow-right" />
    </Button>
  </nav>
);

interface ForwardNavProps extends PaperProps {
  forward: NonNullable<AttemptPaper['forward']>;
  kept: Kept;
  mayLeave: () => Promise<boolean>;
}

/** Where nobody goes back: the next question is given once the answer of this one has arrived. */
function ForwardNav({ paper, forward: { place, count }, kept, refetch, mayLeave }: ForwardNavProps) {
  const { id, questions } = paper;
  const [next, { isLoading }] = useGoToNextQuestionMutation();
  const link = useTakingLink();
  if (place >= count - 1) return null;
  const go = async () => {
    if (!(await mayLeave())) return;
    const current = questions[0];
    const isSure =
      isAnswered(current && kept.answers[current.id]?.value) ||
      (await confirm({
        title: t('Leave this question unanswered?'),
        text: t('You cannot come back to it.'),
        confirmText: t('Next'),
      }));
    if (!isSure) return;
    try {
      await next({ id, link, place, answers: sentAnswers(kept.unsent) }).unwrap();
      if (current) kept.drop(current.id);
      refetch();
    } catch (reason) {
      tellFailure(t('The next question could not be loaded'), reason);
    }
  };
  return (
    <nav className={css['nav']} aria-label={t('Questions')}>
      <span className="at-13 at-muted">{t('No one goes back to a question.')}</span>
      <Button variant="primary" busy={isLoading} onClick={() => void go()}>
        {t('Next')}
        <Icon name="arrow-right" />
      </Button>
    </nav>
  );
}

/** Submits once when the time ends. Without a connection the server ends the attempt, and is asked until it has. */
function useEndOfTime(
  isOver: boolean,
  { send, refetch }: { send: (how: { isOver: boolean }) => Promise<void>; refetch: () => void },
): void {
  const latest = useRef({ send, refetch });
  useEffect(() => {
    latest.current = { send, refetch };
  });
  useEffect(() => {
    if (!isOver) return undefined;
    void latest.current.send({ isOver });
    const asking = setInterval(() => latest.current.refetch(), AGAIN_MS);
    return () => clearInterval(asking);
  }, [isOver]);
}

type Kept = ReturnType<typeof useAnswers>;

function useSubmitting({ id, questions, forward }: AttemptPaper, { unsent }: Kept, refetch: () => void) {
  const [submit, { isLoading }] = useSubmitAttemptMutation();
  const link = useTakingLink();
  const running = useRef(false);
  const send = async ({ isOver }: { isOver: boolean }) => {
    if (running.current) return;
    running.current = true;
    try {
      await submit({ id, link, answers: sentAnswers(unsent) }).unwrap();
      keepAnswers(id, {});
      if (!isOver) toast.success(t('Your answers are submitted'));
      refetch();
    } catch (reason) {
      if (!isOver) tellFailure(t('Your answers could not be submitted'), reason);
    } finally {
      running.current = false;
    }
  };
  const ask = async (answered: number, mayLeave: () => Promise<boolean>) => {
    if (!(await mayLeave())) return;
    const open = (forward ? forward.count - forward.place : questions.length) - answered;
    const isSure = await confirm({
      title: t('Submit your answers?'),
      text: t(
        '{count, plural, =0 {All questions are answered. Nothing can be changed afterwards.} one {# question is not answered. Nothing can be changed afterwards.} other {# questions are not answered. Nothing can be changed afterwards.}}',
        { count: open },
      ),
      confirmText: t('Submit'),
    });
    if (isSure) await send({ isOver: false });
  };
  return { send, ask, busy: isLoading };
}

interface ListProps {
  paper: AttemptPaper;
  kept: Kept;
  place: number;
  onChoose: (place: number) => void;
}

function QuestionList({ paper, kept: { answers }, place, onChoose }: ListProps) {
  const { questions } = paper;
  const sayState = (id: string) =>
    [
      isAnswered(answers[id]?.value) ? t('answered') : t('not answered'),
      ...(answers[id]?.flagged ? [t('flagged')] : []),
    ].join(', ');
  return (
    <nav aria-label={t('All questions')}>
      <div className="fw-semibold at-13">
        {t('{answered} of {all} answered', {
          answered: formatNumber(countAnswered(paper, answers)),
          all: formatNumber(questions.length),
        })}
      </div>
      <ol className={css['list']}>
        {questions.map(({ id }, at) => (
          <li key={id}>
            <button
              type="button"
              className={classNames(
                css['number'],
                isAnswered(answers[id]?.value) && css['answered'],
                answers[id]?.flagged && css['flagged'],
              )}
              aria-current={at === place ? 'step' : undefined}
              aria-label={t('Question {number}, {state}', {
                number: formatNumber(at + 1),
                state: sayState(id),
              })}
              onClick={() => onChoose(at)}
            >
              {formatNumber(at + 1)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Whether what was answered has reached the server. */
function Connection({ kept, paper, isOver }: { kept: Kept; paper: AttemptPaper; isOver: boolean }) {
  if (kept.failed)
    return (
      <Note tone="warning" live>
        <b>{t('Nothing is lost: continue.')}</b>{' '}
        {t(
          '{count, plural, one {# answer is kept on this device and sent when the line is back.} other {# answers are kept on this device and sent when the line is back.}}',
          { count: kept.waiting },
        )}{' '}
        {paper.deadlineAt !== null &&
          t('They count if they arrive by {time}.', {
            time: formatTime(graceEnd(paper.deadlineAt, paper.graceSec), { seconds: true }),
          })}
      </Note>
    );
  if (isOver) return <Note live>{t('Time is up. Your answers are being submitted.')}</Note>;
  return (
    <p className={css['saved']} role="status">
      {kept.savedAt !== null && kept.waiting === 0 && (
        <>
          <Icon name="circle-check" />{' '}
          {t('Saved {time}', { time: formatTime(kept.savedAt, { seconds: true }) })}
        </>
      )}
    </p>
  );
}

const MS_PER_SECOND = 1_000;
const graceEnd = (deadlineAt: string, graceSec: number): Date =>
  new Date(new Date(deadlineAt).getTime() + graceSec * MS_PER_SECOND);

interface AskedProps {
  paper: AttemptPaper;
  kept: Kept;
  place: number;
  onUnderWay: (count: number) => void;
}

function sayFacts({ questions, forward }: AttemptPaper, place: number): string {
  const { kind, points, cost } = questions[place] ?? { kind: 'single', points: 0, cost: 0 };
  return [
    t('Question {number} of {all}', {
      number: formatNumber((forward?.place ?? place) + 1),
      all: formatNumber(forward?.count ?? questions.length),
    }),
    sayPoints(points),
    translate(QUESTION_KIND_LABELS[kind]),
    ...(cost > 0 ? [t('a wrong answer costs {points}', { points: sayPoints(cost) })] : []),
  ].join(' · ');
}

function Asked({ paper, kept, place, onUnderWay }: AskedProps) {
  const question = paper.questions[place];
  if (!question) return null;
  const { id, text } = question;
  const { flagged = false } = kept.answers[id] ?? {};
  return (
    <Card>
      <div className={css['head']}>
        <span className="at-13 at-muted">{sayFacts(paper, place)}</span>
        <Button
          size="sm"
          variant="ghost"
          icon="bookmark"
          aria-pressed={flagged}
          onClick={() => kept.change(id, { flagged: !flagged })}
        >
          {flagged ? t('Flagged') : t('Flag')}
        </Button>
      </div>
      <h2 className={css['text']} dir="auto">
        {text}
      </h2>
      {question.handIn ? (
        <HandedFiles
          key={id}
          paper={paper}
          question={question}
          rules={question.handIn}
          onUnderWay={onUnderWay}
        />
      ) : (
        <Answer key={id} question={question} kept={kept} />
      )}
    </Card>
  );
}

function Answer({ question, kept }: { question: AskedQuestion; kept: Kept }) {
  const { id } = question;
  const value = kept.answers[id]?.value ?? null;
  return (
    <>
      <AnswerInput question={question} value={value} onChange={(next) => kept.change(id, { value: next })} />
      {isAnswered(value) && (
        <Button size="sm" variant="ghost" onClick={() => kept.change(id, { value: null })}>
          {t('Clear my answer')}
        </Button>
      )}
    </>
  );
}

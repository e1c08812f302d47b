import type { LinkedTest } from '@atrium/contracts';
import { formatDate, formatMinutes, formatNumber, readFailure, t, tellFailure } from '@atrium/sdk';
import { AuthLayout, Bar, Button, Loaded, Loading } from '@atrium/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReadLinkedTestQuery, useStartLinkedTestMutation } from './taking.api.js';
import { sayMoment, sayPercent } from '../../shared/assessment.format.js';
import { Attempt } from './components/attempt.js';
import { sayWindow } from './assessment-window.format.js';
import { Passed } from '../../shared/passed.js';
import { TakingLink } from './use-taking-link.js';
import css from './linked.module.scss';

/** An applicant's assessment, by the link of the email: what it is for, the assessment itself, and its end. */
export default function LinkedPage() {
  const link = new URLSearchParams(useLocation().hash.slice(1)).get('link');
  if (!link)
    return (
      <AuthLayout title={t('Assessment')}>
        <p className="at-muted m-0">
          {t('Open the link in the email that invited you. It leads to the assessment, without an account.')}
        </p>
      </AuthLayout>
    );
  return (
    <TakingLink key={link} value={link}>
      <Linked link={link} />
    </TakingLink>
  );
}

function Linked({ link }: { link: string }) {
  const query = useReadLinkedTestQuery(link, { refetchOnMountOrArgChange: true });
  const [taken, setTaken] = useState<string | null>(null);
  const { data, error, refetch, isFetching } = query;
  if (taken !== null)
    return (
      <main className={css['frame']} id="main">
        <Attempt id={taken} />
      </main>
    );
  const said = error && readFailure(error);
  if (said && [404, 410].includes(said.status)) return <NotThere text={said.error.message} />;
  return (
    <Loaded
      of={{ data, error, refetch, isFetching }}
      title={t('The assessment could not be loaded')}
      skeleton={
        <Loading label={t('Loading the assessment…')}>
          <Bar part={55} />
          <Bar />
        </Loading>
      }
      frame={(waiting) => <AuthLayout title={t('Assessment')}>{waiting}</AuthLayout>}
    >
      {(test) => <Before test={test} link={link} onTake={setTaken} />}
    </Loaded>
  );
}

const NotThere = ({ text }: { text: string }) => (
  <AuthLayout title={t('This assessment cannot be opened')}>
    <p className="at-muted m-0" role="status">
      {text}
    </p>
  </AuthLayout>
);

function rulesOf({ own: { questionCount, limitMin, attempts, used } }: LinkedTest): string[] {
  return [
    t('{count, plural, one {# question} other {# questions}}', { count: questionCount }),
    limitMin === null
      ? t('no time limit')
      : t('{time} from when you start; the clock runs on when you close the page', {
          time: formatMinutes(limitMin),
        }),
    t('{used} of {count, plural, one {# attempt} other {# attempts}} used', {
      used: formatNumber(used),
      count: attempts,
    }),
    t('Your answers are saved as you go. You can continue on another device with the same link.'),
  ];
}

interface BeforeProps {
  test: LinkedTest;
  link: string;
  onTake: (attemptId: string) => void;
}

/** What the link is for. Opening it starts nothing. */
function Before({ test, link, onTake }: BeforeProps) {
  const { company, opening, own, linkUntil } = test;
  const { canStart, openAttemptId, lastAttemptId } = own;
  if (!canStart && openAttemptId === null && lastAttemptId !== null)
    return <After test={test} onTake={onTake} />;
  return (
    <AuthLayout
      title={own.assessment.name}
      text={t('{company} invites you to this assessment for your application: {opening}.', {
        company,
        opening,
      })}
    >
      {own.description && (
        <p className={css['text']} dir="auto">
          {own.description}
        </p>
      )}
      <ul className={css['rules']}>
        {rulesOf(test).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <When test={test} />
      <Start own={own} link={link} onTake={onTake} />
      {canStart && (
        <p className="at-13 at-muted m-0">{t('Start by {day}.', { day: formatDate(linkUntil) })}</p>
      )}
    </AuthLayout>
  );
}

function When({ test: { own } }: { test: LinkedTest }) {
  const isEarly = !own.canStart && own.opensAt !== null && own.openAttemptId === null;
  if (isEarly && own.opensAt !== null)
    return <p className="m-0">{t('Opens {moment}', { moment: sayMoment(own.opensAt) })}</p>;
  if (!own.canStart && own.openAttemptId === null)
    return <p className="m-0">{t('This assessment is closed.')}</p>;
  const closes = sayWindow(own);
  return closes === null ? null : <p className="m-0">{closes}</p>;
}

function Start({ own, link, onTake }: Pick<LinkedTest, 'own'> & Omit<BeforeProps, 'test'>) {
  const [start, { isLoading }] = useStartLinkedTestMutation();
  const { canStart, openAttemptId } = own;
  if (openAttemptId !== null)
    return (
      <Button variant="primary" onClick={() => onTake(openAttemptId)}>
        {t('Continue')}
      </Button>
    );
  if (!canStart) return null;
  const begin = async () => {
    try {
      const { id } = await start(link).unwrap();
      onTake(id);
    } catch (reason) {
      tellFailure(t('{name} could not be started', { name: own.assessment.name }), reason);
    }
  };
  return (
    <Button variant="primary" busy={isLoading} onClick={() => void begin()}>
      {t('Start')}
    </Button>
  );
}

function After({ test: { company, opening, own }, onTake }: Pick<BeforeProps, 'test' | 'onTake'>) {
  const { lastAttemptId, percent, passed } = own;
  return (
    <AuthLayout
      title={t('Thank you, your answers are there')}
      text={t('{company} has them for your application: {opening}. You will hear from the people who hire.', {
        company,
        opening,
      })}
    >
      {percent !== null && (
        <p className={css['score']}>
          <bdi>{sayPercent(percent)}</bdi> <Passed passed={passed} />
        </p>
      )}
      {percent !== null && lastAttemptId !== null && (
        <Button onClick={() => onTake(lastAttemptId)}>{t('Last attempt')}</Button>
      )}
    </AuthLayout>
  );
}

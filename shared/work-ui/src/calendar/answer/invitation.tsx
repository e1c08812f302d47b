import type { EventInvitation, GivenAnswer } from '@atrium/contracts';
import { t, toFailure } from '@atrium/sdk';
import { addIcons, APP_ICONS, AuthLayout, Bar, Button, Loading } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AnswerForm } from './answer-form.js';
import { Facts } from './invitation-facts.js';
import { readInvitation } from './invitation.api.js';
import { ProposeForm } from './propose-form.js';

addIcons(APP_ICONS);

interface InvitationProps {
  /** The token of the mailed link; null: the page was opened without one. */
  link: string | null;
  onTitle: (title: string) => void;
}

/** An event for whoever has the link in a mail. Nothing changes until they press a button. */
export default function Invitation({ link, onTitle }: InvitationProps) {
  return link ? <Linked key={link} link={link} onTitle={onTitle} /> : <NoLink onTitle={onTitle} />;
}

function NoLink({ onTitle }: Pick<InvitationProps, 'onTitle'>) {
  useEffect(() => onTitle(t('The invitation did not open')), [onTitle]);
  return (
    <AuthLayout title={t('The invitation did not open')} text={t('Open it from the email again.')}>
      {null}
    </AuthLayout>
  );
}

type Read = { known: EventInvitation } | { failed: unknown } | null;

function Linked({ link, onTitle }: InvitationProps & { link: string }) {
  const [at, setAt] = useState<string | undefined>();
  const [read, setRead] = useState<Read>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let stays = true;
    const keep = (next: Read) => {
      if (stays) setRead(next);
    };
    readInvitation({ link, ...(at !== undefined && { at }) }).then(
      (known) => keep({ known }),
      (failed: unknown) => keep({ failed }),
    );
    return () => {
      stays = false;
    };
  }, [link, at, tries]);
  const title = read && 'known' in read ? read.known.title : null;
  useEffect(() => {
    if (title !== null) onTitle(title);
  }, [title, onTitle]);
  if (!read) return <Waiting />;
  if ('failed' in read) return <Failed reason={read.failed} onRetry={() => setTries(tries + 1)} />;
  const keep = (known: EventInvitation) => setRead({ known });
  return <Shown link={link} at={at} event={read.known} onAt={setAt} onKnown={keep} />;
}

function Waiting() {
  return (
    <AuthLayout title={t('Loading the event')}>
      <Loading label={t('Loading the event')}>
        <Bar part={70} />
        <Bar part={40} />
        <Bar part={55} />
      </Loading>
    </AuthLayout>
  );
}

function Failed({ reason, onRetry }: { reason: unknown; onRetry: () => void }) {
  return (
    <AuthLayout title={t('The invitation did not open')} text={toFailure(reason).error.message}>
      <Button onClick={onRetry}>{t('Try again')}</Button>
    </AuthLayout>
  );
}

interface ShownProps {
  link: string;
  event: EventInvitation;
  /** The date that was chosen of a series; undefined: all. */
  at: string | undefined;
  onAt: (at: string | undefined) => void;
  onKnown: (event: EventInvitation) => void;
}

function Shown({ link, event, at, onAt, onKnown }: ShownProps) {
  const wished = new URLSearchParams(useLocation().hash.slice(1)).get('answer');
  const first = ANSWERS.find((each) => each === wished) ?? null;
  const { organiser, company, title } = event;
  return (
    <AuthLayout
      wide
      title={title}
      text={t('{name} of {company} invites you', { name: organiser, company })}
      footer={t('This page is for {guest}.', { guest: event.guest })}
    >
      <Facts event={event} />
      <AnswerForm link={link} event={event} at={at} first={first} onAt={onAt} onKnown={onKnown} />
      <ProposeForm key={`${event.at} ${event.start}`} link={link} event={event} onKnown={onKnown} />
    </AuthLayout>
  );
}

const ANSWERS: readonly GivenAnswer[] = ['yes', 'maybe', 'no'];

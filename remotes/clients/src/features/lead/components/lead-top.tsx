import { ENDED_LEAD_STAGES, labelOfChoice, type Lead } from '@atrium/contracts';
import { formatDate, lazyPage, t, translate, useCompanyPath } from '@atrium/sdk';
import { Link } from 'react-router-dom';
import { sayGiven } from '../../../shared/given.format.js';
import { saySource, StageBadge } from '../../../shared/lead-words.js';
import { sayValue } from '../lead.format.js';
import { KnownContacts } from '../../../shared/known-contacts.js';
import type { MatchActionsProps } from '../../../merge/match-actions.js';
import { LeadActions } from './lead-actions.js';
import { NextCard } from './next-card.js';
import { StagePath } from './stage-path.js';
import { StaleMark } from './stale-mark.js';

const MatchActions = lazyPage<MatchActionsProps>(() => import('../../../merge/match-actions.js'));

/** Where a lead stands, what is next, and who may be the same. */
export function LeadTop({ lead }: { lead: Lead }) {
  const pathOf = useCompanyPath();
  const { stageSince, client, value } = lead;
  const isOpen = !ENDED_LEAD_STAGES.includes(lead.stage);
  return (
    <div className="d-flex flex-column gap-3 mb-3">
      <div className="d-flex flex-wrap align-items-center gap-2">
        <StageBadge lead={lead} />
        <StaleMark lead={lead} />
        <span className="at-muted at-13">{t('since {date}', { date: formatDate(stageSince) })}</span>
        {value !== null && <strong>{sayValue(value)}</strong>}
      </div>
      <StagePath lead={lead} />
      <Ended lead={lead} />
      <LeadActions lead={lead} />
      {client && (
        <Link to={`${pathOf('client/management')}?open=${client.id}`}>
          {t('Open the client {name}', { name: client.name })}
        </Link>
      )}
      {isOpen && <NextCard lead={lead} />}
      <Addresses lead={lead} />
      <Given lead={lead} />
      <Origin lead={lead} />
      {client === null && <Matches lead={lead} />}
    </div>
  );
}

function Matches({ lead }: { lead: Lead }) {
  const { id, name, company, emails, phones, allowedTransitions } = lead;
  const given = { person: name, ...(company && { company }), except: id };
  const addresses = { emails: emails.join(','), phones: phones.join(',') };
  return (
    <KnownContacts
      given={{ ...given, ...addresses }}
      actions={
        allowedTransitions.includes('merge')
          ? (match, kind) => kind === 'lead' && <MatchActions kind="lead" row={lead} match={match} />
          : undefined
      }
    />
  );
}

/** Why it was won without a client, or lost. */
function Ended({ lead }: { lead: Lead }) {
  const { lostReason, lostNote } = lead;
  return (
    <>
      {lead.wonReason && (
        <p className="mb-0">{t('Won without a client: {reason}', { reason: lead.wonReason })}</p>
      )}
      {lostReason && (
        <p className="mb-0">
          {[translate(labelOfChoice('lostReasons', lostReason, lead.lostReasonName)), lostNote]
            .filter(Boolean)
            .join(': ')}
        </p>
      )}
    </>
  );
}

/** Why its owner has it. */
function Given({ lead }: { lead: Lead }) {
  return (
    <>
      {lead.given && lead.owner && (
        <span className="at-muted at-13">{sayGiven(lead.given, lead.owner.name)}</span>
      )}
      {lead.handedFrom && (
        <span className="at-muted at-13">{t('Taken over from {name}', { name: lead.handedFrom.name })}</span>
      )}
    </>
  );
}

function Addresses({ lead }: { lead: Lead }) {
  return (
    <div className="d-flex flex-wrap gap-2 at-13">
      {lead.phones.map((phone) => (
        <a key={phone} href={`tel:${phone}`} dir="ltr">
          {phone}
        </a>
      ))}
      {lead.emails.map((email) => (
        <a key={email} href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
      ))}
    </div>
  );
}

/** Where it came from: its source, campaign, and what the address of the page said. */
function Origin({ lead }: { lead: Lead }) {
  const utm = Object.entries(lead.utm).filter(([key]) => key.startsWith('utm_'));
  const words = [saySource(lead), lead.campaign, ...utm.map(([key, value]) => `${key}=${value}`)];
  return <span className="at-muted at-13">{words.filter(Boolean).join(' · ')}</span>;
}

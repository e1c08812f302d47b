import { LEAD_STAGE_LABELS, LOST_REASON_LABELS, type Lead } from '@atrium/contracts';
import { formatDate, lazyPage, t, translate, useCompanyPath } from '@atrium/sdk';
import { StatusBadge } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { sayGiven } from '../../../shared/given.format.js';
import { sayValue, STAGE_TONES } from '../lead.format.js';
import { KnownContacts } from '../../../shared/known-contacts.js';
import type { MatchActionsProps } from '../../../merge/match-actions.js';
import { FirstAnswer } from './first-answer.js';
import { NextAction } from './next-action.js';

const MatchActions = lazyPage<MatchActionsProps>(() => import('../../../merge/match-actions.js'));

/** Where a lead stands, what is next, and who may be the same. */
export function LeadTop({ lead }: { lead: Lead }) {
  const pathOf = useCompanyPath();
  const clients = pathOf('client/management');
  const { stage, stageSince, lostReason, lostNote, client, value } = lead;
  return (
    <div className="d-flex flex-column gap-3 mb-3">
      <div className="d-flex flex-wrap align-items-center gap-2">
        <StatusBadge tone={STAGE_TONES[stage]}>{translate(LEAD_STAGE_LABELS[stage])}</StatusBadge>
        <span className="at-muted at-13">{t('since {date}', { date: formatDate(stageSince) })}</span>
        {value !== null && <strong>{sayValue(value)}</strong>}
      </div>
      {lostReason && (
        <p className="mb-0">
          {[translate(LOST_REASON_LABELS[lostReason]), lostNote].filter(Boolean).join(': ')}
        </p>
      )}
      {client ? (
        <Link to={`${clients}?open=${client.id}`}>{t('Open the client {name}', { name: client.name })}</Link>
      ) : (
        <NextAction lead={lead} />
      )}
      {lead.allowedTransitions.includes('update') && stage !== 'lost' && (
        <Link to={`${pathOf('client/onboardClient')}?lead=${lead.id}`}>{t('Onboard this lead')}</Link>
      )}
      <FirstAnswer lead={lead} />
      {lead.given && lead.owner && (
        <span className="at-muted at-13">{sayGiven(lead.given, lead.owner.name)}</span>
      )}
      <Addresses lead={lead} />
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

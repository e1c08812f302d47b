import { ENDED_LEAD_STAGES, labelOfChoice, type Lead } from '@atrium/contracts';
import { lazyPage, t, translate, useCompanyPath } from '@atrium/sdk';
import { Link } from 'react-router-dom';
import { sayGiven } from '../../../shared/given.format.js';
import { KnownContacts } from '../../../shared/known-contacts.js';
import type { MatchActionsProps } from '../../../merge/match-actions.js';
import { NextCard } from './next-card.js';
import { StagePath } from './stage-path.js';

const MatchActions = lazyPage<MatchActionsProps>(() => import('../../../merge/match-actions.js'));

/** What is next with a lead, the stages it goes through, and why it has its owner. */
export function LeadTop({ lead }: { lead: Lead }) {
  const pathOf = useCompanyPath();
  const { client } = lead;
  const isOpen = !ENDED_LEAD_STAGES.includes(lead.stage);
  return (
    <>
      <StagePath lead={lead} />
      <Ended lead={lead} />
      {client && (
        <Link to={`${pathOf('client/management')}?open=${client.id}`}>
          {t('Open the client {name}', { name: client.name })}
        </Link>
      )}
      {isOpen && <NextCard lead={lead} />}
      <Given lead={lead} />
    </>
  );
}

/** Who may be the same. */
export function LeadMatches({ lead }: { lead: Lead }) {
  const { id, name, company, emails, phones, allowedTransitions, client } = lead;
  if (client) return null;
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

import type { Client, Lead } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Note, RefField } from '@atrium/ui';
import { useClientOffers } from '../../../shared/client.api.js';
import { useListMatchesQuery } from '../../../shared/lead.api.js';

interface ClientChoiceProps {
  lead: Lead | null;
  client: Client | null;
  joined: { id: string; name: string } | null;
  onJoin: (client: { id: string; name: string } | null) => void;
  error: string | undefined;
}

/** A new client, or one that is there already. */
export function ClientChoice({ lead, client, joined, onJoin, error }: ClientChoiceProps) {
  if (client)
    return <p className="is-wide mb-0">{t('{name} is a client already.', { name: client.name })}</p>;
  if (!lead) return null;
  return (
    <>
      <RefField
        label={t('Client that is there already')}
        name="clientId"
        help={t('Empty: {name} becomes a new client.', { name: lead.company ?? lead.name })}
        error={error}
        chosen={joined}
        onChoose={onJoin}
        useOffers={useClientOffers}
      />
      {!joined && <Known lead={lead} onJoin={onJoin} />}
    </>
  );
}

/** A client that is most likely the same. */
function Known({ lead, onJoin }: { lead: Lead; onJoin: ClientChoiceProps['onJoin'] }) {
  const { name, company, emails, phones } = lead;
  const { data } = useListMatchesQuery({
    person: name,
    ...(company && { company }),
    except: lead.id,
    emails: emails.join(','),
    phones: phones.join(','),
  });
  const match = data?.items.find(({ kind, verdict }) => kind === 'client' && verdict !== 'possible');
  const seen = match?.seen;
  if (!seen) return null;
  return (
    <div className="is-wide">
      <Note
        tone="warning"
        action={
          <button type="button" className="btn btn-secondary btn-sm" onClick={() => onJoin(seen)}>
            {t('Use this client')}
          </button>
        }
      >
        {t('{name} is a client already.', { name: seen.name })}
      </Note>
    </div>
  );
}

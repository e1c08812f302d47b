import { CLIENT, type Ref } from '@atrium/contracts';
import { t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { Note, RefField, Segmented } from '@atrium/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { clientApi, useClientOffers } from '../../../shared/client.api.js';
import { leadApi, useLeadOffers } from '../../../shared/lead.api.js';
import type { ProposalForm } from './editor.types.js';

type Kind = 'client' | 'lead';

/** For whom a new proposal is: a client, or a lead that is none yet. */
export function ForWhom({ form }: { form: ProposalForm }) {
  const { methods } = form;
  const [kind, setKind] = useState<Kind>(() => (methods.getValues('leadId') ? 'lead' : 'client'));
  const choose = (next: Kind) => {
    setKind(next);
    methods.setValue(next === 'lead' ? 'clientId' : 'leadId', null, { shouldDirty: true });
    methods.setValue('signerIds', [], { shouldDirty: true });
  };
  return (
    <div className="is-wide d-grid gap-2">
      <div>
        <Segmented
          label={t('Written for')}
          value={kind}
          onChange={choose}
          options={[
            { value: 'client', label: t('A client') },
            { value: 'lead', label: t('A lead') },
          ]}
        />
      </div>
      <Party kind={kind} form={form} />
      {kind === 'client' && <FirstClient />}
    </div>
  );
}

function Party({ kind, form: { methods, reference } }: { kind: Kind; form: ProposalForm }) {
  const client = reference('clientId');
  const lead = reference('leadId');
  // The address may name one whose name the form does not know.
  const { data: namedClient } = clientApi.useGet(
    (methods.getValues('clientId') as string | null) ?? undefined,
  );
  const { data: namedLead } = leadApi.useGet((methods.getValues('leadId') as string | null) ?? undefined);
  const sign = (ids: string[]) => methods.setValue('signerIds', ids, { shouldDirty: true });
  const onClient = (chosen: Ref | null) => {
    client.onChoose(chosen);
    sign([]);
  };
  const onLead = (chosen: Ref | null) => {
    lead.onChoose(chosen);
    sign(chosen ? [chosen.id] : []);
  };
  if (kind === 'client')
    return (
      <RefField
        {...client}
        required
        chosen={namedClient ?? null}
        useOffers={useClientOffers}
        onChoose={onClient}
      />
    );
  return (
    <RefField
      {...lead}
      required
      chosen={namedLead ?? null}
      error={client.error}
      useOffers={useLeadOffers}
      help={t('When they accept, the lead is won and becomes a client.')}
      onChoose={onLead}
    />
  );
}

/** The way to the first client, which has to be there before it is chosen. */
function FirstClient() {
  const path = useCompanyPath()('client/addClient');
  const mayAdd = useMayOpen()({ session: 'staff', permission: CLIENT.check('create') });
  const { data } = clientApi.useList({ limit: 1 });
  if (!mayAdd || data === undefined || data.items.length > 0) return null;
  return (
    <Note tone="info">
      {t('There are no clients yet.')} <Link to={path}>{t('Add client')}</Link>
    </Note>
  );
}

import { PAGE_LIMIT } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { MultiCombobox } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import { contactApi } from '../../../shared/client.api.js';
import { leadApi } from '../../../shared/lead.api.js';
import type { ProposalForm } from './editor.types.js';

interface SignersProps {
  clientId: string | null;
  leadId: string | null;
  form: ProposalForm;
  /** Nothing was chosen yet. */
  isNew: boolean;
}

/** Contacts of the client who have an email, or the lead. */
export function Signers({ clientId, leadId, form, isNew }: SignersProps) {
  const query: object = { client: clientId ?? '', sort: 'name', limit: PAGE_LIMIT };
  const { data } = contactApi.useList(query, { skip: !clientId });
  const { data: lead } = leadApi.useGet(clientId ? undefined : (leadId ?? undefined));
  const people = clientId ? (data?.items ?? []) : lead ? [lead] : [];
  const options = people
    .filter(({ emails }) => emails.length > 0)
    .map(({ id, name, emails }) => ({ value: id, label: name, note: emails[0] ?? '' }));
  const [only, ...others] = options;
  useOnlySigner(form, isNew && others.length === 0 ? (only?.value ?? null) : null);
  return (
    <MultiCombobox
      wide
      help={t('Each gets a link of their own.')}
      options={options}
      {...form.field('signerIds')}
    />
  );
}

/** The only one who can sign does, until someone says otherwise. */
function useOnlySigner({ methods }: ProposalForm, id: string | null) {
  const offered = useRef<string>(null);
  useEffect(() => {
    if (id === null || offered.current === id) return;
    offered.current = id;
    const chosen = methods.getValues('signerIds') as string[];
    if (chosen.length === 0) methods.setValue('signerIds', [id], { shouldDirty: true });
  }, [id, methods]);
}

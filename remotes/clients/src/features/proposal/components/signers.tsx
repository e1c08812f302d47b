import { PAGE_LIMIT } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { MultiCombobox } from '@atrium/ui';
import { contactApi } from '../../../shared/client.api.js';
import { leadApi } from '../../../shared/lead.api.js';
import type { ProposalForm } from './editor.types.js';

interface SignersProps {
  clientId: string | null;
  leadId: string | null;
  props: ReturnType<ProposalForm['field']>;
}

/** Contacts of the client who have an email, or the lead. */
export function Signers({ clientId, leadId, props }: SignersProps) {
  const query: object = { client: clientId ?? '', sort: 'name', limit: PAGE_LIMIT };
  const { data } = contactApi.useList(query, { skip: !clientId });
  const { data: lead } = leadApi.useGet(clientId ? undefined : (leadId ?? undefined));
  const people = clientId ? (data?.items ?? []) : lead ? [lead] : [];
  const options = people
    .filter(({ emails }) => emails.length > 0)
    .map(({ id, name, emails }) => ({ value: id, label: name, note: emails[0] ?? '' }));
  return <MultiCombobox wide help={t('Each gets a link of their own.')} options={options} {...props} />;
}

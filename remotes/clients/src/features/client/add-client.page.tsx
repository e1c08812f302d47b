import { CLIENT, type Client, type CreateClient } from '@atrium/contracts';
import { t, useCompanyPath, useUser } from '@atrium/sdk';
import { FormPage, FormSection, Page, TextField, useRecordForm, type RecordForm } from '@atrium/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { clientApi, nameOfClient } from '../../shared/client.api.js';
import { KnownContacts } from '../../shared/known-contacts.js';
import { useSettled } from '../../shared/use-settled.js';
import { CLIENT_BASICS, CLIENT_PLACE, ClientField } from './components/client-fields.js';
import { ContactRows } from './components/contact-rows.js';
import { newClient, newContact, soughtOf } from './new-client.rules.js';

/** A new client with the people there. */
export default function AddClientPage() {
  const { company } = useUser();
  const list = useCompanyPath()('client/management');
  const navigate = useNavigate();
  const calls = clientApi.useCalls();
  const made = useRef<Client>(null);
  const create = async (given: Parameters<typeof calls.create>[0]) => {
    made.current = await calls.create(given);
    return made.current;
  };
  const form = useRecordForm(CLIENT, {
    row: null,
    nameOf: nameOfClient,
    calls: { ...calls, create },
    first: { ...newClient(company), contacts: [newContact()] },
    onClose: () => void navigate(made.current ? `${list}?open=${made.current.id}` : list),
  });
  return (
    <Page title={t('Add client')} breadcrumb={[{ label: t('Clients'), to: list }]} fill="flush">
      <FormPage form={form} submitLabel={t('Add client')} onCancel={() => void navigate(list)}>
        <FormSection title={t('Client')} text={t('Its code appears on proposals and in lists.')}>
          {CLIENT_BASICS.map((name) => (
            <ClientField key={name} name={name} field={form.field} row={null} />
          ))}
        </FormSection>
        <FormSection title={t('People')} text={t('The first of them is the one to call.')}>
          <ContactRows methods={form.methods} field={form.field} />
        </FormSection>
        <FormSection title={t('Place')} text={t('Proposals and their tax follow from it.')}>
          {CLIENT_PLACE.map((name) => (
            <ClientField key={name} name={name} field={form.field} row={null} />
          ))}
        </FormSection>
        <Known form={form} />
      </FormPage>
    </Page>
  );
}

/** Who may be the same, while typing and when it is saved. */
function Known({ form }: { form: RecordForm<typeof CLIENT, Client> }) {
  const typed = useSettled(soughtOf(form.methods.watch() as CreateClient));
  const isKnown = form.methods.formState.errors['knownReason'] !== undefined;
  return (
    <div className="d-flex flex-column gap-3">
      <KnownContacts given={typed} offers />
      {/* Present from the start, so that the server's sentence finds its place. */}
      <div className={isKnown ? '' : 'd-none'}>
        <TextField {...form.field('knownReason')} label={t('Why it is kept twice')} />
      </div>
    </div>
  );
}

import {
  CLIENT_ONBOARDING,
  PROJECT,
  type Client,
  type ClientOnboarding,
  type Lead,
  type Ref,
} from '@atrium/contracts';
import { t, useCompanyPath, useMayOpen, useUser } from '@atrium/sdk';
import {
  DateField,
  FormPage,
  FormSection,
  Page,
  PersonPicker,
  TextField,
  TimeField,
  useRecordForm,
} from '@atrium/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { onboardingApi } from '../../../shared/onboarding.api.js';
import { newOnboarding } from '../new-onboarding.rules.js';
import { ClientChoice } from './client-choice.js';
import { Ledger } from './ledger.js';
import { kindsOf, type SoldItem } from '../sold-kinds.rules.js';
import { ProjectChoice, projectOf } from './project-choice.js';
import { LoginChoice, type OnboardingForm } from './login-choice.js';

export interface OnboardFormProps {
  lead: Lead | null;
  client: Client | null;
  /** Lines of the proposal that they accepted. */
  sold: readonly SoldItem[];
}

/** One page: what is known is not asked, and what will happen is said before. */
export default function OnboardForm({ lead, client, sold }: OnboardFormProps) {
  const list = useCompanyPath()('client/onboarding');
  const navigate = useNavigate();
  const name = client?.name ?? lead?.company ?? lead?.name ?? '';
  const mayStart = useMayOpen()({ session: 'staff', permission: PROJECT.check('create') });
  const { form, made } = useOnboardForm({ lead, client, sold }, { name, mayStart });
  const [joined, setJoined] = useState<{ id: string; name: string } | null>(null);
  const join = (chosen: { id: string; name: string } | null) => {
    setJoined(chosen);
    form.methods.setValue('clientId', chosen?.id ?? null, { shouldDirty: true });
    form.methods.setValue('contactIds', []);
  };
  const { field } = form;
  const known = client ?? joined;
  return (
    <Page
      title={t('Onboard {name}', { name })}
      breadcrumb={[{ label: t('Client onboarding'), to: list }]}
      fill="flush"
    >
      <FormPage
        form={form}
        submitLabel={t('Onboard client')}
        aside={<Ledger form={form} name={name} known={known} />}
        onCancel={() => void navigate(made.current ? `${list}?open=${made.current.id}` : list)}
      >
        <FormSection title={t('Client')} text={t('From the lead. Nothing is asked again.')}>
          <ClientChoice
            lead={lead}
            client={client}
            joined={joined}
            onJoin={join}
            error={field('clientId').error}
          />
        </FormSection>
        <FormSection title={t('People')} text={t('Who signs in to the portal from today.')}>
          <LoginChoice form={form} lead={lead?.client ? null : lead} clientId={known?.id ?? null} />
        </FormSection>
        {mayStart && <ProjectChoice form={form} name={name} />}
        <Start form={form} owner={client?.owner ?? lead?.owner ?? null} />
      </FormPage>
    </Page>
  );
}

/** Who looks after the client, and when it starts. */
function Start({ form: { field }, owner }: { form: OnboardingForm; owner: Ref | null }) {
  return (
    <FormSection title={t('Team and start')} text={t('Only these are asked.')}>
      <PersonPicker
        opens="clients"
        chosen={owner ? { value: owner.id, label: owner.name } : undefined}
        {...field('managerId')}
      />
      <TextField {...field('kickoffTitle')} />
      <DateField {...field('kickoffOn')} help={t('Empty: without a kick-off.')} />
      <TimeField {...field('kickoffFrom')} />
    </FormSection>
  );
}

function useOnboardForm(start: OnboardFormProps, { name, mayStart }: { name: string; mayStart: boolean }) {
  const user = useUser();
  const list = useCompanyPath()('client/onboarding');
  const navigate = useNavigate();
  const calls = onboardingApi.useCalls();
  const made = useRef<ClientOnboarding>(null);
  const create = async (given: Parameters<typeof calls.create>[0]) => {
    made.current = await calls.create(given);
    return made.current;
  };
  const form = useRecordForm(CLIENT_ONBOARDING, {
    row: null,
    nameOf: ({ client }: ClientOnboarding) => client.name,
    calls: { ...calls, create },
    first: newOnboarding(start, {
      userId: user.id,
      kickoffTitle: t('Kick-off with {name}', { name }),
      projects: mayStart ? kindsOf(start).map((kind) => projectOf(kind, name)) : [],
    }),
    onClose: () => void navigate(made.current ? `${list}?open=${made.current.id}` : list),
    sayAdded: (client) => t('{name} is onboarded', { name: client }),
  });
  return { form, made };
}

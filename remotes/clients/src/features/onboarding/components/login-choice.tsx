import type { CLIENT_ONBOARDING, ClientLogin, ClientOnboarding, Lead } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { CheckField, type RecordForm } from '@atrium/ui';
import { useListClientLoginsQuery } from '../../../shared/login.api.js';

export type OnboardingForm = RecordForm<typeof CLIENT_ONBOARDING, ClientOnboarding>;

interface LoginChoiceProps {
  form: OnboardingForm;
  /** Whose person becomes a contact. */
  lead: Lead | null;
  clientId: string | null;
}

/** Who gets a login. Those who have one keep it. */
export function LoginChoice({ form, lead, clientId }: LoginChoiceProps) {
  const { data } = useListClientLoginsQuery(clientId ?? '', { skip: clientId === null });
  const people = clientId === null ? [] : (data?.items ?? []);
  const { error } = form.field('contactIds');
  return (
    <div className="is-wide d-flex flex-column gap-2" role="group" aria-label={t('Portal logins')}>
      {lead && (
        <CheckField
          label={lead.name}
          help={lead.emails[0] ?? t('Has no email')}
          disabled={lead.emails.length === 0}
          {...form.methods.register('invitesLead')}
        />
      )}
      {people.map((login) => (
        <Person key={login.contact.id} form={form} login={login} />
      ))}
      {!lead && people.length === 0 && data && (
        <p className="at-muted mb-0">{t('This client has no contacts yet.')}</p>
      )}
      {error && <div className="at-field-error">{error}</div>}
    </div>
  );
}

function Person({ form, login: { contact, email, state } }: { form: OnboardingForm; login: ClientLogin }) {
  const chosen = form.methods.watch('contactIds') as string[];
  const has = state === 'accepted' || state === 'open';
  const change = (by: boolean) =>
    form.methods.setValue(
      'contactIds',
      by ? [...chosen, contact.id] : chosen.filter((id) => id !== contact.id),
      { shouldDirty: true },
    );
  return (
    <CheckField
      label={contact.name}
      help={has ? t('Has a login') : (email ?? t('Has no email'))}
      checked={has || chosen.includes(contact.id)}
      disabled={has || email === null}
      onChange={({ target }) => change(target.checked)}
    />
  );
}

import { CONSENT_CHANNEL_LABELS, saveConsentLinkSchema, type ConsentLinkAnswer } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import {
  AuthLayout,
  Bar,
  Button,
  CheckField,
  FormFailure,
  Loaded,
  Loading,
  Note,
  useContractForm,
} from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useReadConsentLinkQuery, useSaveConsentLinkMutation } from '../../shared/consent.api.js';

/** Where the link of a message leads: what its reader wants to get. Nothing changes until they save it. */
export default function PreferencesPage() {
  const link = new URLSearchParams(useLocation().hash.slice(1)).get('link');
  if (!link)
    return (
      <AuthLayout title={t('This link does not work')} text={t('Open it from the message again')}>
        {null}
      </AuthLayout>
    );
  return <LinkedChoices link={link} />;
}

function LinkedChoices({ link }: { link: string }) {
  const query = useReadConsentLinkQuery(link);
  return (
    <Loaded
      of={query}
      title={t('Open it from the message again')}
      skeleton={
        <Loading label={t('Loading your choices…')}>
          <Bar part={55} />
        </Loading>
      }
      frame={(waiting) => (
        <AuthLayout title={query.error ? t('This link does not work') : t('Loading your choices…')}>
          {waiting}
        </AuthLayout>
      )}
      placesNote
    >
      {(known, note) => <Choices link={link} known={known} note={note} />}
    </Loaded>
  );
}

interface ChoicesProps {
  link: string;
  known: ConsentLinkAnswer;
  note: ReactNode;
}

function Choices({ link, known, note }: ChoicesProps) {
  const [save] = useSaveConsentLinkMutation();
  const [saved, setSaved] = useState(false);
  const { company, address, channel, marketing, enquiry } = known;
  const form = useContractForm(saveConsentLinkSchema, {
    defaultValues: { link, marketing, enquiry },
    submit: async (body) => {
      await save(body).unwrap();
      setSaved(true);
    },
  });
  const check = (name: 'marketing' | 'enquiry') => {
    const { required: _none, ...props } = form.field(name);
    return props;
  };
  const to = { channel: translate(CONSENT_CHANNEL_LABELS[channel]), address };
  return (
    <AuthLayout title={t('What {company} may send you', { company })} text={t('{channel} to {address}', to)}>
      <form {...form.formProps} className="d-flex flex-column gap-3" aria-label={t('Your choices')}>
        {note}
        <FormFailure failure={form.failure} />
        {saved && !form.dirty && (
          <Note tone="success" live>
            {t('Your choices are saved.')}
          </Note>
        )}
        <CheckField label={t('Offers and news')} {...check('marketing')} />
        <CheckField label={t('Answers to enquiries')} {...check('enquiry')} />
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('Save')}
        </Button>
      </form>
    </AuthLayout>
  );
}

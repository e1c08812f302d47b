import {
  CONSENT,
  CONSENT_CHANNEL_LABELS,
  CONSENT_CHANNELS,
  CONSENT_PURPOSE_LABELS,
  CONSENT_PURPOSES,
  CONSENT_STATE_LABELS,
  CONSENT_STATES,
  type ConsentAbout,
  type ConsentStanding,
} from '@atrium/contracts';
import { labelled, t, toast } from '@atrium/sdk';
import { FormDialog, SelectField, TextAreaField, useContractForm, type ContractForm } from '@atrium/ui';
import { consentApi } from './consent.api.js';

export interface ConsentDialogProps {
  about: ConsentAbout;
  standing: ConsentStanding;
  onClose: () => void;
}

/** Records what somebody said to a colleague, with how it is known. */
export default function ConsentDialog({ about, standing, onClose }: ConsentDialogProps) {
  const { create } = consentApi.useCalls();
  const form = useContractForm(CONSENT.createSchema, {
    defaultValues: {
      about,
      ...firstOf(standing),
      purpose: 'marketing',
      state: 'opted_in',
      evidence: '',
    },
    submit: async (body, key) => {
      await create({ key, body });
      toast.success(t('Consent recorded'));
      onClose();
    },
  });
  const { emails, phones } = standing;
  const own = form.methods.watch('channel') === 'email' ? emails : phones;
  return (
    <FormDialog form={form} title={t('Record a consent')} submitLabel={t('Record')} onClose={onClose}>
      <ConsentFields field={form.field} addresses={own} />
    </FormDialog>
  );
}

interface ConsentFieldsProps extends Pick<ContractForm<typeof CONSENT.createSchema>, 'field'> {
  addresses: readonly string[];
}

function ConsentFields({ field, addresses }: ConsentFieldsProps) {
  return (
    <div className="at-fields">
      <SelectField
        label={t('Channel')}
        options={labelled(CONSENT_CHANNELS, CONSENT_CHANNEL_LABELS)}
        {...field('channel')}
      />
      <SelectField
        label={t('Email or phone number')}
        placeholder={t('Choose an address')}
        options={addresses.map((value) => ({ value, label: value }))}
        {...field('address')}
      />
      <SelectField
        label={t('Purpose')}
        options={labelled(CONSENT_PURPOSES, CONSENT_PURPOSE_LABELS)}
        {...field('purpose')}
      />
      <SelectField
        label={t('Choice')}
        options={labelled(CONSENT_STATES, CONSENT_STATE_LABELS)}
        {...field('state')}
      />
      <TextAreaField
        wide
        rows={3}
        label={t('Evidence')}
        help={t('Who said it, when and how, such as a call or a signed paper.')}
        {...field('evidence')}
      />
    </div>
  );
}

const firstOf = ({ emails: [email], phones: [phone] }: ConsentStanding) =>
  email === undefined
    ? { channel: 'phone' as const, address: phone }
    : { channel: 'email' as const, address: email };

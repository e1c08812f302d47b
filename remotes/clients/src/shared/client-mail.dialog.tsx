import { sendClientMailSchema, type ActivityAbout, type MailRecipients } from '@atrium/contracts';
import { t, toast, translate } from '@atrium/sdk';
import {
  DialogForm,
  DialogFrame,
  Loaded,
  MultiCombobox,
  TextAreaField,
  TextField,
  useContractForm,
  type ComboboxOption,
} from '@atrium/ui';
import { useListMailRecipientsQuery, useSendClientMailMutation } from './client-mail.api.js';

export interface ClientMailProps {
  about: ActivityAbout;
  onClose: () => void;
}

/** An email to a lead or to people of a client, which the portal sends and keeps with what was said to them. */
export default function ClientMailDialog({ about, onClose }: ClientMailProps) {
  const query = useListMailRecipientsQuery(about);
  return (
    <DialogFrame title={t('Write email')} size="lg" onClose={onClose}>
      <Loaded of={query} title={t('Those who get it could not be loaded')}>
        {({ items }) => <Writing about={about} items={items} onClose={onClose} />}
      </Loaded>
    </DialogFrame>
  );
}

function Writing({ about, items, onClose }: ClientMailProps & MailRecipients) {
  const [send] = useSendClientMailMutation();
  const offered = items.filter(({ refusal }) => refusal === null);
  const [first] = offered;
  const form = useContractForm(sendClientMailSchema, {
    defaultValues: { about, to: first ? [first.address] : [], subject: '', text: '' },
    submit: async (body, key) => {
      const { heldUntil } = await send({ key, body }).unwrap();
      if (heldUntil === null) toast.success(t('The email is on its way'));
      else toast(t('The email waits until the operator of this portal lets it go'));
      onClose();
    },
  });
  return (
    <DialogForm form={form} submitLabel={t('Send email')}>
      <Refused items={items} />
      <div className="at-fields">
        <MultiCombobox
          wide
          label={t('Recipients')}
          options={optionsOf(about, offered)}
          help={
            offered.length === 0 ? t('No one here can be emailed. Add an email address first.') : undefined
          }
          {...form.field('to')}
        />
        <TextField autoComplete="off" wide label={t('Subject')} {...form.field('subject')} />
        <TextAreaField
          wide
          rows={8}
          label={t('Text')}
          help={t('Each gets an email of their own. Answers come to your email address.')}
          {...form.field('text')}
        />
      </div>
    </DialogForm>
  );
}

/** What is chosen says its address too where the name alone would not tell it apart. */
function optionsOf({ kind }: ActivityAbout, offered: MailRecipients['items']): ComboboxOption[] {
  const times = (name: string) => offered.filter((one) => one.name === name).length;
  return offered.map(({ address, name }) =>
    kind === 'lead' || times(name) > 1
      ? { value: address, label: t('{name}, {address}', { name, address }) }
      : { value: address, label: name, note: address },
  );
}

/** Who is not written to, each with the reason. */
function Refused({ items }: MailRecipients) {
  const refused = items.flatMap(({ refusal, ...one }) => (refusal === null ? [] : [{ ...one, refusal }]));
  if (refused.length === 0) return null;
  return (
    <ul className="list-unstyled mb-3" aria-label={t('Who does not get it')}>
      {refused.map(({ address, name, refusal }) => (
        <li key={address}>
          <bdi>{name}</bdi> <bdi dir="ltr">{address}</bdi>{' '}
          <span className="at-13 at-muted">{translate(refusal)}</span>
        </li>
      ))}
    </ul>
  );
}

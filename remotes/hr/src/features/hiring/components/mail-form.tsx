import {
  APPLICATION_MAIL_FIELDS,
  applicationMailSchema,
  type BulkReport,
  type CheckApplicationMail,
  type CheckedApplicationMail,
} from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  DialogForm,
  DialogFrame,
  Loaded,
  TextAreaField,
  TextField,
  useContractForm,
  type ChosenRows,
} from '@atrium/ui';
import { useState } from 'react';
import { useCheckApplicationMailQuery, useSendApplicationMailsMutation } from '../application-mail.api.js';
import { MailLeft, MailSent } from './mail-sent.js';
import { MailPreview } from './mail-preview.js';

interface MailFormProps {
  chosen: ChosenRows;
  onClose: () => void;
}

/** An email to those who are chosen: who gets it, how it reads for the first, and afterwards who got it. */
export function MailForm({ chosen, onClose }: MailFormProps) {
  // Those who were chosen when it was opened.
  const [order] = useState(() => chosen as CheckApplicationMail);
  const check = useCheckApplicationMailQuery(order);
  const [report, setReport] = useState<BulkReport | null>(null);
  if (report) return <MailSent report={report} onClose={onClose} />;
  return (
    <DialogFrame title={t('Write an email')} size="lg" onClose={onClose}>
      <Loaded of={check} title={t('Those who get it could not be loaded')}>
        {(checked) => <Writing checked={checked} order={order} onSent={setReport} />}
      </Loaded>
    </DialogFrame>
  );
}

interface WritingProps {
  checked: CheckedApplicationMail;
  order: CheckApplicationMail;
  onSent: (report: BulkReport) => void;
}

function Writing({ checked, order, onSent }: WritingProps) {
  const { reached, left, more, first } = checked;
  const [send] = useSendApplicationMailsMutation();
  const form = useContractForm(applicationMailSchema, {
    defaultValues: { subject: '', text: '' },
    submit: async (values, key) => onSent(await send({ ...values, ...order, key }).unwrap()),
  });
  const [subject, text] = form.methods.watch(['subject', 'text']);
  return (
    <DialogForm
      form={form}
      submitLabel={t('{count, plural, one {Send # email} other {Send # emails}}', { count: reached })}
    >
      <p className="mb-2">
        {t('{count, plural, =0 {No one gets it.} one {# person gets it.} other {# people get it.}}', {
          count: reached,
        })}{' '}
        {more && t('More people match than one email reaches. Repeat it for the rest.')}
      </p>
      <MailLeft left={left} />
      <div className="at-fields">
        <TextField autoComplete="off" wide label={t('Subject')} {...form.field('subject')} />
        <TextAreaField wide rows={8} label={t('Text')} {...form.field('text')} help={sayFields()} />
      </div>
      {first && <MailPreview subject={subject} text={text} filled={first} />}
    </DialogForm>
  );
}

const sayFields = () => (
  <>
    {t('The portal fills in:')}{' '}
    <bdi dir="ltr">{APPLICATION_MAIL_FIELDS.map((name) => `{${name}}`).join(' ')}</bdi>.{' '}
    {t('An empty line starts a new paragraph. A link to their application is added below.')}
  </>
);

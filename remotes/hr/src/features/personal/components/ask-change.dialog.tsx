import {
  bankChangeFormSchema,
  CHANGE_TOPIC_LABELS,
  CHANGE_TOPICS,
  changeFormSchema,
  type AskChange,
  type ChangeTopic,
  type SingleTopic,
} from '@atrium/contracts';
import { labelled, t, toast } from '@atrium/sdk';
import { DialogForm, DialogFrame, SelectField, TextAreaField, useContractForm } from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { useAskDetailChangeMutation } from '../detail-change.api.js';
import { sayDetail } from '../detail.format.js';
import css from './ask-change.module.scss';
import { BankFields } from './bank-fields.js';
import { ValueField } from './value-field.js';

interface AskChangeDialogProps {
  /** What is kept now, numbers masked. */
  now: Record<ChangeTopic, string | null>;
  /** Of the field whose change was pressed. */
  first?: ChangeTopic;
  onClose: () => void;
}

/** Asks HR for a change of one detail: what is kept now beside what it should be. */
export default function AskChangeDialog({ now, first = 'phone', onClose }: AskChangeDialogProps) {
  const [topic, setTopic] = useState<ChangeTopic>(first);
  const chooser = (
    <SelectField
      label={t('What')}
      value={topic}
      onChange={({ target }) => setTopic(CHANGE_TOPICS.find((each) => each === target.value) ?? 'phone')}
      options={labelled(CHANGE_TOPICS, CHANGE_TOPIC_LABELS)}
    />
  );
  const given = { chooser, kept: <Kept topic={topic} value={now[topic]} />, onClose };
  return (
    <DialogFrame
      title={t('Ask for a change')}
      subtitle={t('It changes when it is approved.')}
      onClose={onClose}
    >
      {topic === 'bank' ? <BankForm {...given} /> : <SingleForm key={topic} topic={topic} {...given} />}
    </DialogFrame>
  );
}

interface FormProps {
  chooser: ReactNode;
  kept: ReactNode;
  onClose: () => void;
}

function SingleForm({ topic, chooser, kept, onClose }: FormProps & { topic: SingleTopic }) {
  const send = useSend(onClose);
  const form = useContractForm(changeFormSchema(topic), {
    defaultValues: { value: '', reason: null },
    submit: (values, key) => send(key, { ...values, topic } as AskChange),
  });
  return (
    <DialogForm form={form} submitLabel={t('Send')}>
      {chooser}
      <div className={css['beside']}>
        {kept}
        <ValueField topic={topic} field={form.field('value')} />
      </div>
      <TextAreaField label={t('Reason')} {...form.field('reason')} />
    </DialogForm>
  );
}

function BankForm({ chooser, kept, onClose }: FormProps) {
  const send = useSend(onClose);
  const form = useContractForm(bankChangeFormSchema, {
    defaultValues: { value: { bankName: '', account: '', accountAgain: '', ifsc: '' }, reason: null },
    submit: (values, key) => send(key, { ...values, topic: 'bank' }),
  });
  return (
    <DialogForm form={form} submitLabel={t('Send')}>
      {chooser}
      <div className={css['beside']}>
        {kept}
        <div className={css['fields']}>
          <BankFields field={(name) => form.field(`value.${name}`)} />
        </div>
      </div>
      <TextAreaField label={t('Reason')} {...form.field('reason')} />
    </DialogForm>
  );
}

function Kept({ topic, value }: { topic: ChangeTopic; value: string | null }) {
  return (
    <div className={css['kept']}>
      <span className="at-13 fw-medium">{t('Now')}</span>
      <span className={css['value']} dir="auto">
        {sayDetail(topic, value) ?? <span className="at-faint">–</span>}
      </span>
    </div>
  );
}

function useSend(onClose: () => void) {
  const [ask] = useAskDetailChangeMutation();
  return async (key: string, body: AskChange) => {
    await ask({ key, body }).unwrap();
    toast.success(t('Your request was sent'));
    onClose();
  };
}

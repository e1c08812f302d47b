import { submitFormSchema, type PublicForm, type SubmittedForm } from '@atrium/contracts';
import { newRequestKey, t } from '@atrium/sdk';
import { AuthLayout, Button, FormFailure, useContractForm, useSearchParams } from '@atrium/ui';
import { useState } from 'react';
import { useSubmitPublicFormMutation } from '../../../shared/capture.api.js';
import { cameFrom } from '../came-from.rules.js';
import { useFrame } from '../use-frame.js';
import { AskedFields, ConsentField, HiddenField } from './asked-fields.js';
import { Thanks } from './thanks.js';

interface PublicFormProps {
  formKey: string;
  form: PublicForm;
}

/** The form, until it is sent. */
export function PublicFormView({ formKey, form }: PublicFormProps) {
  const [sent, setSent] = useState<SubmittedForm | null>(null);
  const { ref, leave } = useFrame();
  const finish = (answer: SubmittedForm) => {
    setSent(answer);
    if (answer.redirectUrl && !answer.confirms) leave(answer.redirectUrl);
  };
  return (
    <div ref={ref}>
      {sent ? (
        <Thanks company={form.company} sent={sent} />
      ) : (
        <Asking formKey={formKey} form={form} finish={finish} />
      )}
    </div>
  );
}

function Asking({ formKey, form, finish }: PublicFormProps & { finish: (sent: SubmittedForm) => void }) {
  const [submit] = useSubmitPublicFormMutation();
  const [params] = useSearchParams();
  const [submissionId] = useState(newRequestKey);
  const state = useContractForm(submitFormSchema, {
    defaultValues: {
      submissionId,
      shown: form.shown,
      name: '',
      company: '',
      email: '',
      phone: '',
      city: '',
      services: [],
      budget: null,
      message: '',
      consent: false,
      website: '',
      consentVersion: form.consent?.version ?? 0,
      ...cameFrom(params),
    },
    submit: async (body) => finish(await submit({ key: formKey, body }).unwrap()),
  });
  return (
    <AuthLayout title={form.name} text={form.intro ?? undefined} lead={<strong>{form.company}</strong>}>
      <form {...state.formProps} className="d-flex flex-column gap-3" aria-label={form.name}>
        <FormFailure failure={state.failure} />
        <AskedFields form={form} field={state.field} />
        {form.consent && <ConsentField consent={form.consent} field={state.field} />}
        <HiddenField {...state.field('website')} />
        <Button type="submit" variant="primary" busy={state.busy}>
          {t('Send')}
        </Button>
      </form>
    </AuthLayout>
  );
}

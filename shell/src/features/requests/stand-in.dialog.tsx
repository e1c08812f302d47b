import { createDelegationSchema, type CreateDelegation } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { DateField, FormDialog, PersonPicker, useContractForm } from '@atrium/ui';
import { useCreateDelegationMutation } from './requests.api.js';

const EMPTY: CreateDelegation = { delegateId: '', from: '', to: '' };

/** Chooses who decides on some days. */
export function StandInDialog({ onClose }: { onClose: () => void }) {
  const [create] = useCreateDelegationMutation();
  const form = useContractForm(createDelegationSchema, {
    defaultValues: EMPTY,
    submit: async (body, key) => {
      await create({ key, body }).unwrap();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Choose a stand-in')}
      subtitle={t('They decide the requests that wait for you on these days.')}
      size="sm"
      form={form}
      submitLabel={t('Choose')}
      onClose={onClose}
    >
      <div className="at-fields">
        <PersonPicker wide label={t('Stand-in')} {...form.field('delegateId')} />
        <DateField label={t('From')} {...form.field('from')} />
        <DateField label={t('To')} {...form.field('to')} />
      </div>
    </FormDialog>
  );
}

import { EMPLOYMENT_TYPE_LABELS, OFFER, type Offer, type Ref } from '@atrium/contracts';
import { allLabelled, t, toast, useUser } from '@atrium/sdk';
import {
  CheckField,
  DateField,
  FormDialog,
  RefField,
  SelectField,
  TextField,
  useContractForm,
  type ContractForm,
  type RecordDialogProps,
} from '@atrium/ui';
import { useState } from 'react';
import { useEmployeeOffers } from '../../../shared/employee.api.js';
import { offerApi } from '../hiring.api.js';

/** Makes an employee of whoever accepted. */
export default function JoinDialog({ row, onClose }: RecordDialogProps<Offer>) {
  const { take } = offerApi.useCalls();
  const { company } = useUser();
  const [firstName = '', ...others] = row.candidate.name.split(' ');
  const form = useContractForm(OFFER.steps.join.body, {
    defaultValues: {
      version: row.version,
      firstName,
      lastName: others.join(' '),
      workEmail: '',
      employmentType: 'permanent',
      joiningDate: row.joiningOn,
      managerId: null,
      timezone: company.timezone,
      invite: true,
    },
    submit: async (body) => {
      const { employee } = await take({ ...body, id: row.id, step: 'join' });
      toast.success(t('{name} is an employee now', { name: employee?.name ?? '' }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('{name} joins', { name: row.candidate.name })}
      submitLabel={t('Make an employee')}
      form={form}
      onClose={onClose}
    >
      <JoinFields form={form} />
    </FormDialog>
  );
}

function JoinFields({ form: { field, methods } }: { form: ContractForm<typeof OFFER.steps.join.body> }) {
  const [manager, setManager] = useState<Ref | null>(null);
  return (
    <div className="at-fields">
      <TextField label={t('First name')} {...field('firstName')} />
      <TextField label={t('Last name')} {...field('lastName')} />
      <TextField type="email" label={t('Work email')} {...field('workEmail')} />
      <DateField label={t('Joining date')} {...field('joiningDate')} />
      <SelectField
        label={t('Employment')}
        options={allLabelled(EMPLOYMENT_TYPE_LABELS)}
        {...field('employmentType')}
      />
      <RefField
        name="managerId"
        label={t('Manager')}
        error={field('managerId').error}
        chosen={manager}
        onChoose={(person) => {
          setManager(person);
          methods.setValue('managerId', person?.id ?? null, { shouldDirty: true });
        }}
        useOffers={useEmployeeOffers}
      />
      <CheckField label={t('Invite them to sign in')} {...field('invite')} />
    </div>
  );
}

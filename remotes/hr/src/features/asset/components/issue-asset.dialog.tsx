import { ASSET, ASSET_CONDITION_LABELS, dayIn, type Asset, type Ref } from '@atrium/contracts';
import { allLabelled, t, toast, useUser } from '@atrium/sdk';
import {
  DateField,
  FormDialog,
  RefField,
  SelectField,
  useContractForm,
  type RecordDialogProps,
} from '@atrium/ui';
import { useState } from 'react';
import { assetApi } from '../../../shared/asset.api.js';
import { useEmployeeOffers } from '../../../shared/employee.api.js';

/** Gives an asset to somebody. */
export default function IssueAssetDialog({ row, onClose }: RecordDialogProps<Asset>) {
  const { take } = assetApi.useCalls();
  const { company } = useUser();
  const [holder, setHolder] = useState<Ref | null>(null);
  const issuedOn = dayIn(new Date(), company.timezone);
  const form = useContractForm(ASSET.steps.issue.body, {
    defaultValues: { version: row.version, employeeId: '', issuedOn, condition: row.condition },
    submit: async (body) => {
      const { holder: person } = await take({ ...body, id: row.id, step: 'issue' });
      toast.success(t('{name} has it now and is asked to confirm', { name: person?.name ?? '' }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Issue {name}', { name: row.name })}
      submitLabel={t('Issue')}
      form={form}
      onClose={onClose}
    >
      <RefField
        name="employeeId"
        label={t('Issued to')}
        required
        error={form.field('employeeId').error}
        chosen={holder}
        onChoose={(person) => {
          setHolder(person);
          form.methods.setValue('employeeId', person?.id ?? '', { shouldDirty: true });
        }}
        useOffers={useEmployeeOffers}
      />
      <DateField label={t('Issued on')} {...form.field('issuedOn')} />
      <SelectField
        label={t('Condition')}
        options={allLabelled(ASSET_CONDITION_LABELS)}
        {...form.field('condition')}
      />
    </FormDialog>
  );
}

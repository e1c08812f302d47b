import {
  CLAIM_PROOF_LIMIT,
  CLAIM_PROOF_USE,
  dayIn,
  fileClaimSchema,
  type OwnClaims,
} from '@atrium/contracts';
import { formatDate, t, toast, useUser } from '@atrium/sdk';
import {
  DateField,
  FormDialog,
  MoneyField,
  Note,
  SelectField,
  TextField,
  UploadField,
  useContractForm,
} from '@atrium/ui';
import { useState } from 'react';
import { useFileClaimMutation } from '../../shared/claim.api.js';
import { sayPay } from '../../shared/pay.format.js';
import type { FileClaimProps } from './file-claim.types.js';

/** Claims something back, with its bill; what is left of the year is said before. */
export default function FileClaimDialog({ components, yearEnds, onClose }: FileClaimProps) {
  const [file] = useFileClaimMutation();
  const { company } = useUser();
  const [bill, setBill] = useState<string | null>(null);
  const form = useContractForm(fileClaimSchema, {
    defaultValues: {
      typeId: components[0]?.id ?? '',
      amount: 0,
      spentOn: dayIn(new Date(), company.timezone),
      note: '',
      proofFileId: null,
    },
    submit: async (body, key) => {
      await file({ key, body }).unwrap();
      toast.success(t('Claim sent'));
      onClose();
    },
  });
  const chosen = components.find(({ id }) => id === form.methods.watch('typeId'));
  const proof = form.field('proofFileId');
  return (
    <FormDialog title={t('Claim something back')} submitLabel={t('Send claim')} form={form} onClose={onClose}>
      {chosen && <Note tone="info">{sayLeft(chosen, yearEnds)}</Note>}
      <div className="at-fields">
        <SelectField
          label={t('Component')}
          {...form.field('typeId')}
          options={components.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <MoneyField label={t('Amount')} currency="INR" {...form.field('amount')} />
        <DateField label={t('You paid it on')} {...form.field('spentOn')} />
        <TextField autoComplete="off" label={t('What it was for')} {...form.field('note')} />
      </div>
      <UploadField
        label={chosen?.needsProof ? t('Bill') : t('Bill, if you have one')}
        help={proof.error ?? bill ?? t('A PDF, or a photo of it.')}
        accept="application/pdf,image/*"
        use={CLAIM_PROOF_USE}
        maxBytes={CLAIM_PROOF_LIMIT}
        onUploaded={(uploaded) => {
          form.methods.setValue('proofFileId', uploaded.id, { shouldDirty: true, shouldValidate: true });
          setBill(t('{name} is added.', { name: uploaded.name }));
          return Promise.resolve();
        }}
      />
    </FormDialog>
  );
}

function sayLeft(
  { name, yearlyLimit, usedInYear }: OwnClaims['components'][number],
  yearEnds: string,
): string {
  if (yearlyLimit === null) return t('{name} has no limit a year.', { name });
  return t('{left} of {limit} is left for {name} until {day}.', {
    left: sayPay(Math.max(0, yearlyLimit - usedInYear)),
    limit: sayPay(yearlyLimit),
    name,
    day: formatDate(yearEnds),
  });
}

import { bankSchema, type StatutoryDetails } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, useContractForm } from '@atrium/ui';
import { useSaveStatutoryMutation } from '../personal.api.js';
import { BankFields } from './bank-fields.js';

interface BankDialogProps {
  details: StatutoryDetails;
  whose: string;
  onClose: () => void;
}

/** Sets the account to which the person is paid. */
export default function BankDialog({ details, whose, onClose }: BankDialogProps) {
  const [save] = useSaveStatutoryMutation();
  const form = useContractForm(bankSchema, {
    defaultValues: { bankName: details.bankName ?? '', account: '', accountAgain: '', ifsc: '' },
    submit: async (bank) => {
      await save({ id: whose, version: details.version, bank }).unwrap();
      toast.success(t('Bank account saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Bank account')}
      subtitle={details.account ? t('The person gets an email about it.') : undefined}
      form={form}
      submitLabel={t('Save')}
      onClose={onClose}
    >
      <div className="at-fields">
        <BankFields field={form.field} />
      </div>
    </FormDialog>
  );
}

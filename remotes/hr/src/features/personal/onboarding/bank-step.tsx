import { bankSchema, type StatutoryDetails } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Note, useContractForm } from '@atrium/ui';
import { BankFields } from '../components/bank-fields.js';
import { useSaveNumbersStepMutation } from './onboarding.api.js';
import { StepCard } from './step-card.js';

export interface NumbersStepProps {
  details: StatutoryDetails;
  onBack: () => void;
  onDone: () => void;
}

/** The account to which the person is paid. */
export function BankStep({ details, onBack, onDone }: NumbersStepProps) {
  const [save] = useSaveNumbersStepMutation();
  const { version, bankName, account } = details;
  const form = useContractForm(bankSchema, {
    defaultValues: { bankName: bankName ?? '', account: '', accountAgain: '', ifsc: '' },
    submit: async (bank) => {
      await save({ version, bank }).unwrap();
      onDone();
    },
  });
  return (
    <StepCard
      title={t('Bank account')}
      text={t('Your pay goes to it. It is kept sealed, and each time that it is looked at is recorded.')}
      form={form}
      onBack={onBack}
      onSkip={onDone}
    >
      {account && (
        <Note tone="success">
          {t('Kept: {number}. Fill this in only for another account.', { number: account })}
        </Note>
      )}
      <div className="at-fields">
        <BankFields field={form.field} />
      </div>
    </StepCard>
  );
}

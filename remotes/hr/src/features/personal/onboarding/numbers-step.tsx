import { saveNumbersStepSchema } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { useContractForm } from '@atrium/ui';
import { NumberFields } from '../components/number-fields.js';
import type { NumbersStepProps } from './bank-step.js';
import { useSaveNumbersStepMutation } from './onboarding.api.js';
import { StepCard } from './step-card.js';

const numbersSchema = saveNumbersStepSchema.omit({ bank: true });

/** Numbers of the state; one that is left empty stays. */
export function NumbersStep({ details, onBack, onDone }: NumbersStepProps) {
  const [save] = useSaveNumbersStepMutation();
  const form = useContractForm(numbersSchema, {
    defaultValues: { version: details.version, pan: null, uan: null, esi: null },
    submit: async ({ version, pan, uan, esi }) => {
      const typed = { ...(pan && { pan }), ...(uan && { uan }), ...(esi && { esi }) };
      if (Object.keys(typed).length > 0) await save({ version, ...typed }).unwrap();
      onDone();
    },
  });
  return (
    <StepCard
      title={t('Statutory details')}
      text={t('For tax, provident fund and insurance. Leave empty what you do not have.')}
      form={form}
      onBack={onBack}
      onSkip={onDone}
    >
      <div className="at-fields">
        <NumberFields details={details} field={form.field} />
      </div>
    </StepCard>
  );
}

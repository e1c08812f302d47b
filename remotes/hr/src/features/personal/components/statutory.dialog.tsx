import {
  PF_MODE_LABELS,
  PF_MODES,
  saveStatutorySchema,
  STATUTORY_LABELS,
  TAX_REGIME_LABELS,
  TAX_REGIMES,
  type StatutoryDetails,
} from '@atrium/contracts';
import { labelled, t, toast, translate } from '@atrium/sdk';
import { CheckField, FormDialog, SelectField, useContractForm, type ContractForm } from '@atrium/ui';
import { useSaveStatutoryMutation } from '../personal.api.js';
import { NumberFields } from './number-fields.js';

interface StatutoryDialogProps {
  details: StatutoryDetails;
  whose: string;
  onClose: () => void;
}

const numbersSchema = saveStatutorySchema.omit({ bank: true });

/** Sets numbers of the state; one that is left empty stays. */
export default function StatutoryDialog({ details, whose, onClose }: StatutoryDialogProps) {
  const [save] = useSaveStatutoryMutation();
  const { pfMode, epsEligible, taxRegime, version } = details;
  const form = useContractForm(numbersSchema, {
    defaultValues: {
      version,
      pan: null,
      uan: null,
      esi: null,
      pfMode,
      taxRegime,
      epsEligible: epsEligible ?? false,
    },
    submit: async ({ pan, uan, esi, ...terms }) => {
      const typed = { ...(pan && { pan }), ...(uan && { uan }), ...(esi && { esi }) };
      await save({ ...terms, ...typed, id: whose }).unwrap();
      toast.success(t('Numbers saved'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('Statutory details')} form={form} submitLabel={t('Save')} onClose={onClose}>
      <div className="at-fields">
        <NumberFields details={details} field={form.field} />
        <TermFields form={form} />
        <CheckField label={t('Member of the pension scheme')} {...form.methods.register('epsEligible')} />
      </div>
    </FormDialog>
  );
}

type NumbersForm = ContractForm<typeof numbersSchema>;

function TermFields({ form }: { form: NumbersForm }) {
  return (
    <>
      <SelectField
        label={translate(STATUTORY_LABELS.pfMode)}
        placeholder={t('Not entered')}
        options={labelled(PF_MODES, PF_MODE_LABELS)}
        {...form.field('pfMode')}
      />
      <SelectField
        label={translate(STATUTORY_LABELS.taxRegime)}
        placeholder={t('Not entered')}
        options={labelled(TAX_REGIMES, TAX_REGIME_LABELS)}
        {...form.field('taxRegime')}
      />
    </>
  );
}

import { adjustLeaveSchema, type Ref } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { DateField, FormDialog, NumberField, SelectField, TextField, useContractForm } from '@atrium/ui';
import { useAdjustLeaveMutation } from '../leave-keeping.api.js';
import { daysInWords } from '../leave.format.js';
import { useTypeOptions } from '../use-type-options.js';
import { useToday } from '../../../shared/use-today.js';

export interface KeepLeaveProps {
  employeeId: string;
  onClose: () => void;
}

interface AdjustLeaveProps extends KeepLeaveProps {
  /** Of the balance that was pressed. */
  type?: Ref;
}

/** Adds days to a balance, or takes them away, with the reason that the person reads. */
export default function AdjustLeaveDialog({ employeeId, type, onClose }: AdjustLeaveProps) {
  const [adjust] = useAdjustLeaveMutation();
  const known = useTypeOptions();
  // The pressed one is there before all of them are known.
  const types = known.length > 0 || !type ? known : [{ value: type.id, label: type.name }];
  const today = useToday();
  const form = useContractForm(adjustLeaveSchema, {
    defaultValues: {
      employeeId,
      typeId: type?.id ?? '',
      days: 1,
      effectiveOn: today,
      expiresOn: null,
      reason: '',
    },
    submit: async (body, key) => {
      const { days } = await adjust({ key, body }).unwrap();
      toast.success(t('Balance corrected by {days}', { days: daysInWords(days) }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Correct a balance')}
      subtitle={t('The person sees the entry with its reason.')}
      form={form}
      submitLabel={t('Correct')}
      onClose={onClose}
    >
      <div className="at-fields">
        <SelectField
          label={t('Leave type')}
          placeholder={t('Choose')}
          options={types}
          {...form.field('typeId')}
        />
        <NumberField label={t('Days')} help={t('Below zero takes days away.')} {...form.field('days')} />
        <DateField label={t('From')} {...form.field('effectiveOn')} />
        <DateField label={t('Usable until')} help={t('Empty: they stay.')} {...form.field('expiresOn')} />
        <TextField label={t('Reason')} wide autoComplete="off" {...form.field('reason')} />
      </div>
    </FormDialog>
  );
}

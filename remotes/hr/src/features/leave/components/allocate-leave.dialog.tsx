import { allocateLeaveSchema } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { DateField, FormDialog, NumberField, SelectField, TextField, useContractForm } from '@atrium/ui';
import { tellReport } from '../../../shared/tell-report.js';
import { useToday } from '../../../shared/use-today.js';
import { useAllocateLeaveMutation } from '../leave-keeping.api.js';
import { useTypeOptions } from '../use-type-options.js';

interface AllocateLeaveProps {
  employeeIds: string[];
  onDone: () => void;
  onClose: () => void;
}

/** Adds the same days to the balances of the chosen people, with the reason that they read. */
export default function AllocateLeaveDialog({ employeeIds, onDone, onClose }: AllocateLeaveProps) {
  const [allocate] = useAllocateLeaveMutation();
  const types = useTypeOptions();
  const today = useToday();
  const form = useContractForm(allocateLeaveSchema, {
    defaultValues: { employeeIds, typeId: '', days: 1, effectiveOn: today, expiresOn: null, reason: '' },
    submit: async (body, key) => {
      const { rows } = await allocate({ key, body }).unwrap();
      tellReport(
        rows.map(({ name, refusal }) => ({ name: name ?? t('Person'), refusal })),
        (count) => t('Days added for {count, plural, one {# person} other {# people}}', { count }),
      );
      onDone();
    },
  });
  return (
    <FormDialog
      title={t('Add days for {count, plural, one {# person} other {# people}}', {
        count: employeeIds.length,
      })}
      subtitle={t('Each person sees the entry with its reason.')}
      form={form}
      submitLabel={t('Add days')}
      onClose={onClose}
    >
      <div className="at-fields">
        <SelectField
          label={t('Leave type')}
          placeholder={t('Choose')}
          options={types}
          {...form.field('typeId')}
        />
        <NumberField label={t('Days')} {...form.field('days')} />
        <DateField label={t('From')} {...form.field('effectiveOn')} />
        <DateField label={t('Usable until')} help={t('Empty: they stay.')} {...form.field('expiresOn')} />
        <TextField label={t('Reason')} wide autoComplete="off" {...form.field('reason')} />
      </div>
    </FormDialog>
  );
}

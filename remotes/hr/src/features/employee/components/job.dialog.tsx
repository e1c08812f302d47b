import {
  changeJobSchema,
  CHOSEN_REASONS,
  dayIn,
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
  JOB_REASON_LABELS,
  type ChangeJob,
  type Employee,
  type Ref,
} from '@atrium/contracts';
import { labelled, t, toast } from '@atrium/sdk';
import { DateField, FormDialog, RefField, SelectField, TextField, useContractForm } from '@atrium/ui';
import { useState } from 'react';
import { fullName } from '../../../shared/employee.api.js';
import { useChangeJobMutation } from '../../../shared/job.api.js';
import { PLACE_OFFERS } from '../../../shared/place-offers.js';

type JobRef = 'designation' | 'department' | 'manager';

/** What differs from the job as it is. */
function changesOf(
  order: ChangeJob,
  { designation, department, manager, employmentType }: Employee,
): ChangeJob {
  const { designationId, departmentId, managerId, employmentType: type, ...rest } = order;
  return {
    ...rest,
    ...(designationId !== (designation?.id ?? null) && { designationId }),
    ...(departmentId !== (department?.id ?? null) && { departmentId }),
    ...(managerId !== (manager?.id ?? null) && { managerId }),
    ...(type !== employmentType && { employmentType: type }),
  };
}

function useJobForm(row: Employee, onClose: () => void) {
  const [save] = useChangeJobMutation();
  const { designation, department, manager } = row;
  const [refs, setRefs] = useState<Record<JobRef, Ref | null>>({ designation, department, manager });
  const form = useContractForm(changeJobSchema, {
    defaultValues: {
      version: row.version,
      effectiveOn: dayIn(new Date(), row.timezone),
      reason: 'promotion',
      note: '',
      designationId: designation?.id ?? null,
      departmentId: department?.id ?? null,
      managerId: manager?.id ?? null,
      employmentType: row.employmentType,
    },
    submit: async (order) => {
      await save({ id: row.id, ...changesOf(order, row) }).unwrap();
      toast.success(t('Job of {name} saved', { name: fullName(row) }));
      onClose();
    },
  });
  const reference = (key: JobRef) => ({
    name: `${key}Id`,
    error: form.field(`${key}Id`).error,
    chosen: refs[key],
    onChoose: (chosen: Ref | null) => {
      setRefs((known) => ({ ...known, [key]: chosen }));
      form.methods.setValue(`${key}Id`, chosen?.id ?? null, { shouldDirty: true });
    },
  });
  return { form, reference };
}

/** Changes somebody's job from a day on. */
export default function JobDialog({ row, onClose }: { row: Employee; onClose: () => void }) {
  const { form, reference } = useJobForm(row, onClose);
  return (
    <FormDialog
      title={t('Change job')}
      subtitle={fullName(row)}
      form={form}
      submitLabel={t('Save')}
      onClose={onClose}
    >
      <div className="at-fields">
        <SelectField
          label={t('Reason')}
          options={labelled(CHOSEN_REASONS, JOB_REASON_LABELS)}
          {...form.field('reason')}
        />
        <DateField
          label={t('From')}
          help={t('A later day is planned, an earlier one holds since then.')}
          {...form.field('effectiveOn')}
        />
        <RefField
          label={t('Designation')}
          useOffers={PLACE_OFFERS.designationId}
          {...reference('designation')}
        />
        <RefField
          label={t('Department')}
          useOffers={PLACE_OFFERS.departmentId}
          {...reference('department')}
        />
        <RefField label={t('Manager')} useOffers={PLACE_OFFERS.managerId} {...reference('manager')} />
        <SelectField
          label={t('Employment')}
          options={labelled(EMPLOYMENT_TYPES, EMPLOYMENT_TYPE_LABELS)}
          {...form.field('employmentType')}
        />
        <TextField label={t('Note')} wide {...form.field('note')} />
      </div>
    </FormDialog>
  );
}

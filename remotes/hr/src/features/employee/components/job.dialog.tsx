import {
  changeJobSchema,
  CHOSEN_REASONS,
  dayIn,
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
  JOB_REASON_LABELS,
  type ChangeJob,
  type Employee,
  type JobChange,
  type JobField,
  type Ref,
} from '@atrium/contracts';
import { labelled, t, toast } from '@atrium/sdk';
import { DateField, FormDialog, RefField, SelectField, TextField, useContractForm } from '@atrium/ui';
import { useState } from 'react';
import { fullName } from '../../../shared/employee.api.js';
import { useChangeJobMutation, useEditJobChangeMutation } from '../../../shared/job.api.js';
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

/** The job as the planned change would have it, or as it is. */
function plannedJob(row: Employee, planned: JobChange | null) {
  const said = (field: JobField) => planned?.changes.find((each) => each.field === field);
  const refOf = (field: JobRef): Ref | null => {
    const change = said(field);
    if (!change) return row[field];
    return change.toId ? { id: change.toId, name: change.to ?? '' } : null;
  };
  const type = EMPLOYMENT_TYPES.find((each) => each === said('employmentType')?.toId);
  return {
    refs: { designation: refOf('designation'), department: refOf('department'), manager: refOf('manager') },
    employmentType: type ?? row.employmentType,
    reason: CHOSEN_REASONS.find((each) => each === planned?.reason) ?? 'promotion',
    effectiveOn: planned?.effectiveOn ?? dayIn(new Date(), row.timezone),
    note: planned?.note ?? '',
  };
}

function useJobForm({ row, planned = null, onClose }: JobDialogProps) {
  const [change] = useChangeJobMutation();
  const [edit] = useEditJobChangeMutation();
  const { refs: first, ...job } = plannedJob(row, planned);
  const [refs, setRefs] = useState<Record<JobRef, Ref | null>>(first);
  const form = useContractForm(changeJobSchema, {
    defaultValues: {
      version: row.version,
      ...job,
      designationId: first.designation?.id ?? null,
      departmentId: first.department?.id ?? null,
      managerId: first.manager?.id ?? null,
    },
    submit: async (order) => {
      const changes = changesOf(order, row);
      await (planned ? edit({ id: planned.id, ...changes }) : change({ id: row.id, ...changes })).unwrap();
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

interface JobDialogProps {
  row: Employee;
  /** A planned change that is to be another. */
  planned?: JobChange | null;
  onClose: () => void;
}

/** Changes somebody's job from a day on. */
export default function JobDialog(props: JobDialogProps) {
  const { row, planned, onClose } = props;
  const { form, reference } = useJobForm(props);
  return (
    <FormDialog
      title={planned ? t('Edit planned change') : t('Change job')}
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

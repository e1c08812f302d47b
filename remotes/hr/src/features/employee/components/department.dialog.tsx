import type { Ref } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormDialog, RefField, useSubmit, type BulkDialogProps } from '@atrium/ui';
import { useState } from 'react';
import { useDepartmentOffers } from '../../../shared/department.api.js';

/** Sets the department of all selected employees. */
export default function DepartmentDialog({ count, run, onClose }: BulkDialogProps) {
  const [department, setDepartment] = useState<Ref | null>(null);
  const form = useSubmit({
    names: ['departmentId'],
    submit: async () => {
      await run({ departmentId: department?.id ?? null });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('Set department')}
      size="sm"
      form={form}
      submitLabel={t('Set department')}
      onClose={onClose}
    >
      <RefField
        {...form.field('departmentId')}
        label={t('{count, plural, one {Department of # person} other {Department of # people}}', { count })}
        help={t('Leave empty to remove it.')}
        chosen={department}
        onChoose={setDepartment}
        useOffers={useDepartmentOffers}
      />
    </FormDialog>
  );
}

import { t } from '@atrium/sdk';
import type { BulkDialogProps } from '@atrium/ui';
import { useDepartmentOffers } from '../../../shared/department.api.js';
import { BulkReference } from './bulk-reference.js';

/** Sets the department of all selected employees. */
export default function DepartmentDialog(props: BulkDialogProps) {
  const { count } = props;
  return (
    <BulkReference
      {...props}
      name="departmentId"
      title={t('Set department')}
      label={t('{count, plural, one {Department of # person} other {Department of # people}}', { count })}
      useOffers={useDepartmentOffers}
    />
  );
}

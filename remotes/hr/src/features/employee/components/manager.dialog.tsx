import { t } from '@atrium/sdk';
import type { BulkDialogProps } from '@atrium/ui';
import { useEmployeeOffers } from '../../../shared/employee.api.js';
import { BulkReference } from './bulk-reference.js';

/** Sets the manager of all selected employees. */
export default function ManagerDialog(props: BulkDialogProps) {
  const { count } = props;
  return (
    <BulkReference
      {...props}
      name="managerId"
      title={t('Set manager')}
      label={t('{count, plural, one {Manager of # person} other {Manager of # people}}', { count })}
      useOffers={useEmployeeOffers}
    />
  );
}

import type { Department } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import type { RecordDialogProps } from '@atrium/ui';
import { departmentApi, useDepartmentOffers } from '../../../shared/department.api.js';
import { MoveDialog } from '../../../shared/move.dialog.js';

/** Merges a department into another. */
export default function MergeDialog({ row, onClose }: RecordDialogProps<Department>) {
  const { take } = departmentApi.useCalls();
  const { id, version, name, people } = row;
  return (
    <MoveDialog
      from={row}
      onClose={onClose}
      useOffers={useDepartmentOffers}
      title={t('Merge {name}', { name })}
      text={t(
        '{people, plural, one {# person moves} other {# people move}} with its departments. Then {name} is archived.',
        { people, name },
      )}
      label={t('Merge into')}
      submitLabel={t('Merge')}
      done={t('{name} merged', { name })}
      move={(intoId) => take({ id, version, step: 'merge', intoId })}
    />
  );
}

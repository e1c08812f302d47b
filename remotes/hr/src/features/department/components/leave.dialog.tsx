import type { Department } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import type { RecordDialogProps } from '@atrium/ui';
import { departmentApi, useDepartmentOffers } from '../../../shared/department.api.js';
import { MoveDialog } from '../../../shared/move.dialog.js';

/** Archives a department that is in use, after asking where its people and departments go. */
export default function LeaveDialog({ row, onClose }: RecordDialogProps<Department>) {
  const { take } = departmentApi.useCalls();
  const { id, version, name, people } = row;
  return (
    <MoveDialog
      from={row}
      onClose={onClose}
      useOffers={useDepartmentOffers}
      title={t('Archive {name}?', { name })}
      text={t(
        '{people, plural, one {# person works in it.} other {# people work in it.}} Choose the department that its people and departments move to.',
        { people },
      )}
      label={t('They move to')}
      submitLabel={t('Archive')}
      done={t('{name} archived', { name })}
      move={(successorId) => take({ id, version, step: 'archive', successorId })}
    />
  );
}

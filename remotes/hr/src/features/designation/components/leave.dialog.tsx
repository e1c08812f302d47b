import type { Designation } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import type { RecordDialogProps } from '@atrium/ui';
import { designationApi, useDesignationOffers } from '../../../shared/designation.api.js';
import { MoveDialog } from '../../../shared/move.dialog.js';

/** Archives a designation that people have, after asking which one they get instead. */
export default function LeaveDialog({ row, onClose }: RecordDialogProps<Designation>) {
  const { take } = designationApi.useCalls();
  const { id, version, name, people } = row;
  return (
    <MoveDialog
      from={row}
      onClose={onClose}
      useOffers={useDesignationOffers}
      title={t('Archive {name}?', { name })}
      text={t(
        '{people, plural, one {# person has it.} other {# people have it.}} Choose which they get instead.',
        { people },
      )}
      label={t('They get')}
      submitLabel={t('Archive')}
      done={t('{name} archived', { name })}
      move={(successorId) => take({ id, version, step: 'archive', successorId })}
    />
  );
}

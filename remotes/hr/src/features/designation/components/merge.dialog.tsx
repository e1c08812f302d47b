import type { Designation } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import type { RecordDialogProps } from '@atrium/ui';
import { designationApi, useDesignationOffers } from '../../../shared/designation.api.js';
import { MoveDialog } from '../../../shared/move.dialog.js';

/** Merges a designation into another. */
export default function MergeDialog({ row, onClose }: RecordDialogProps<Designation>) {
  const { take } = designationApi.useCalls();
  const { id, version, name, people } = row;
  return (
    <MoveDialog
      from={row}
      onClose={onClose}
      useOffers={useDesignationOffers}
      title={t('Merge {name}', { name })}
      text={t(
        '{people, plural, one {# person gets} other {# people get}} the other one. Then {name} is archived.',
        { people, name },
      )}
      label={t('Merge into')}
      submitLabel={t('Merge')}
      done={t('{name} merged', { name })}
      move={(intoId) => take({ id, version, step: 'merge', intoId })}
    />
  );
}

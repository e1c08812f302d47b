import { ID_CARD, ID_CARD_REASON_LABELS, ID_CARD_REASONS, type IdCard } from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import { FormDialog, RefField, SelectField, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { useEmployeeOffers } from '../../../shared/employee.api.js';
import { idCardApi } from '../../../shared/id-card.api.js';

const reasons = () => labelled(ID_CARD_REASONS, ID_CARD_REASON_LABELS);

/** Issues a card to one person. */
export default function IdCardDialog({ row, onClose }: RecordFormProps<IdCard>) {
  const { frame, field, reference } = useRecordForm(ID_CARD, {
    row,
    onClose,
    calls: idCardApi.useCalls(),
    first: { employeeId: '', reason: 'first' },
    nameOf: ({ employee }) => employee?.name ?? '',
    sayAdded: (name) => t('{name} has a card now.', { name }),
  });
  return (
    <FormDialog {...frame} title={t('Issue a card')} submitLabel={t('Issue')} size="sm">
      <RefField
        {...reference('employeeId')}
        useOffers={useEmployeeOffers}
        required
        help={t('A card that they have is no longer valid then.')}
      />
      <SelectField {...field('reason')} options={reasons()} />
    </FormDialog>
  );
}

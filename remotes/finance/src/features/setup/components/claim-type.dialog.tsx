import { CLAIM_TYPE, type ClaimType } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  CheckField,
  FormDialog,
  MoneyField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { claimTypeApi } from '../../../shared/claim.api.js';

/** Adds or edits what people can claim back. */
export default function ClaimTypeDialog({ row, onClose }: RecordFormProps<ClaimType>) {
  const { frame, field } = useRecordForm(CLAIM_TYPE, {
    row,
    onClose,
    calls: claimTypeApi.useCalls(),
    first: { name: '', yearlyLimit: null, needsProof: true, paysRest: false },
    nameOf: ({ name }) => name,
  });
  return (
    <FormDialog {...frame} size="sm">
      <TextField autoComplete="off" {...field('name')} help={t('As the payslip shows it.')} />
      <MoneyField
        {...field('yearlyLimit')}
        help={t('Of each person, from April to March. Empty: no limit.')}
      />
      <CheckField {...field('needsProof')} />
      <CheckField
        {...field('paysRest')}
        help={t(
          'A twelfth of the limit a month of service, less what was claimed; also with the last payslip.',
        )}
      />
    </FormDialog>
  );
}

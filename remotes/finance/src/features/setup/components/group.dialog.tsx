import { PAY_GROUP, type CreatePayGroup, type PayGroup } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  CheckField,
  FormDialog,
  NumberField,
  RefField,
  SelectField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { choiceOptions } from '../../../shared/choice.format.js';
import { groupApi, useStructureOffers } from '../../../shared/setup.api.js';

const FIRST: CreatePayGroup = {
  name: '',
  payDay: 31,
  cutOffDay: null,
  defaultStructureId: null,
  state: null,
  providentFund: true,
  welfareFund: false,
  absenceUnpaid: false,
};

/** Adds or edits a pay group. */
export default function GroupDialog({ row, onClose }: RecordFormProps<PayGroup>) {
  const { frame, field, reference } = useRecordForm(PAY_GROUP, {
    row,
    onClose,
    calls: groupApi.useCalls(),
    first: FIRST,
    nameOf: ({ name }) => name,
  });
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField autoComplete="off" wide {...field('name')} />
        <NumberField {...field('payDay')} help={t('31 is the last day of every month.')} />
        <NumberField {...field('cutOffDay')} help={t('Leave empty for the last day.')} />
        <RefField {...reference('defaultStructureId')} useOffers={useStructureOffers} />
        <SelectField
          {...field('state')}
          options={[{ value: '', label: t('None') }, ...choiceOptions(PAY_GROUP.list, 'state')]}
        />
      </div>
      <CheckField {...field('providentFund')} />
      <CheckField {...field('welfareFund')} />
      <CheckField {...field('absenceUnpaid')} help={t('Otherwise only unpaid leave is taken off.')} />
    </FormDialog>
  );
}

import {
  addMonths,
  dayIn,
  EMPLOYEE,
  EMPLOYMENT_TYPE_LABELS,
  REQUISITION,
  REQUISITION_REASON_LABELS,
  type CreateRequisition,
  type Requisition,
} from '@atrium/contracts';
import { allLabelled, t, useMayOpen, useUser } from '@atrium/sdk';
import {
  CheckField,
  DateField,
  FormDialog,
  MoneyField,
  NumberField,
  RefField,
  SelectField,
  TextAreaField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { PLACE_OFFERS } from '../../../shared/place-offers.js';
import { requisitionApi } from '../hiring.api.js';

const MONTHS_AHEAD = 2;

const firstOf = (today: string): CreateRequisition => ({
  title: '',
  designationId: null,
  departmentId: null,
  seats: 1,
  employmentType: 'permanent',
  reason: 'growth',
  replacesId: null,
  budgetMin: 0,
  budgetMax: 0,
  neededBy: addMonths(today, MONTHS_AHEAD),
  description: '',
  send: true,
});

/** Asks for people, or edits a draft. */
export default function RequisitionDialog({ row, onClose }: RecordFormProps<Requisition>) {
  const { company } = useUser();
  // Who does not keep people has no lists of them to choose from, and says it in the description.
  const choosesPeople = useMayOpen()({ session: 'staff', permission: EMPLOYEE.check('read') });
  const { frame, field, reference, methods } = useRecordForm(REQUISITION, {
    row,
    onClose,
    calls: requisitionApi.useCalls(),
    first: firstOf(dayIn(new Date(), company.timezone)),
    nameOf: ({ title }) => title,
    sayAdded: (title, { send }) =>
      send ? t('{title} was sent to HR', { title }) : t('{title} is kept as a draft', { title }),
  });
  const isReplacement = methods.watch('reason') === 'replacement';
  const words = row ? {} : { title: t('Request hiring'), submitLabel: t('Request hiring') };
  return (
    <FormDialog {...frame} {...words}>
      <div className="at-fields">
        <TextField {...field('title')} />
        <NumberField {...field('seats')} />
        <SelectField options={allLabelled(EMPLOYMENT_TYPE_LABELS)} {...field('employmentType')} />
        <DateField {...field('neededBy')} />
        <MoneyField {...field('budgetMin')} />
        <MoneyField {...field('budgetMax')} />
        <SelectField options={allLabelled(REQUISITION_REASON_LABELS)} {...field('reason')} />
        {choosesPeople && (
          <>
            {isReplacement && <RefField {...reference('replacesId')} useOffers={PLACE_OFFERS.managerId} />}
            <RefField {...reference('designationId')} useOffers={PLACE_OFFERS.designationId} />
            <RefField {...reference('departmentId')} useOffers={PLACE_OFFERS.departmentId} />
          </>
        )}
        <TextAreaField wide rows={4} {...field('description')} />
        {!row && <CheckField {...field('send')} label={t('Ask HR for approval now')} />}
      </div>
    </FormDialog>
  );
}

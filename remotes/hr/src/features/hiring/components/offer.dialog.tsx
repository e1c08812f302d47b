import {
  addDays,
  addMonths,
  dayIn,
  OFFER,
  type Application,
  type Offer,
  type Opening,
} from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import {
  DateField,
  FormDialog,
  MoneyField,
  NumberField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { offerApi } from '../hiring.api.js';
import { sayBudget } from '../hiring.format.js';

export interface OfferDialogProps extends RecordFormProps<Offer> {
  application: Application;
  opening: Opening;
}

const DAYS_OPEN = 7;

/** Writes an offer, or edits one that is not sent yet. */
export default function OfferDialog({ row, application, opening, onClose }: OfferDialogProps) {
  const { company } = useUser();
  const today = dayIn(new Date(), company.timezone);
  const { frame, field } = useRecordForm(OFFER, {
    row,
    onClose,
    calls: offerApi.useCalls(),
    first: {
      applicationId: application.id,
      pay: application.askedPay ?? opening.budgetMin,
      joiningOn: addMonths(today, 1),
      expiresOn: addDays(today, DAYS_OPEN),
      probationMonths: 6,
    },
    nameOf: ({ candidate }) => candidate.name,
    sayAdded: (name) => t('The offer to {name} is a draft', { name }),
  });
  const words = row ? {} : { title: t('Make an offer'), submitLabel: t('Make an offer') };
  return (
    <FormDialog {...frame} {...words}>
      <div className="at-fields">
        <MoneyField help={t('Budget: {budget}', { budget: sayBudget(opening) })} {...field('pay')} />
        <NumberField {...field('probationMonths')} />
        <DateField {...field('expiresOn')} />
        <DateField {...field('joiningOn')} />
      </div>
    </FormDialog>
  );
}

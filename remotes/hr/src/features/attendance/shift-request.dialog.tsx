import { askShiftSchema, type ShiftChoice } from '@atrium/contracts';
import { formatTimeOfDay, t, toast } from '@atrium/sdk';
import {
  DateField,
  EmptyState,
  FormDialog,
  Loaded,
  SelectField,
  SkeletonCards,
  TextAreaField,
  useContractForm,
} from '@atrium/ui';
import { ShiftEffect } from './components/shift-effect.js';
import { useAskShiftMutation, useListShiftChoicesQuery } from './shift-request.api.js';

interface ShiftRequestProps {
  day: string;
  onClose: () => void;
}

/** Asks for another shift on some of one's own days; whoever leads the person decides. */
export default function ShiftRequestDialog({ day, onClose }: ShiftRequestProps) {
  const [ask] = useAskShiftMutation();
  const choices = useListShiftChoicesQuery();
  const form = useContractForm(askShiftSchema, {
    defaultValues: { from: day, to: day, shiftId: '', reason: '' },
    submit: async (body, key) => {
      await ask({ key, body }).unwrap();
      toast.success(t('Your request was sent.'));
      onClose();
    },
  });
  const asked = form.methods.watch();
  return (
    <FormDialog
      title={t('Ask for another shift')}
      form={form}
      submitLabel={choices.data?.items.length === 0 ? null : t('Send')}
      page
      onClose={onClose}
    >
      <Loaded
        of={choices}
        title={t('The shifts could not be loaded')}
        skeleton={<SkeletonCards cards={1} rows={2} label={t('Loading the shifts')} />}
      >
        {({ items }) => <ShiftFields items={items} field={form.field} />}
      </Loaded>
      <ShiftEffect asked={asked} />
    </FormDialog>
  );
}

interface ShiftFieldsProps {
  items: readonly ShiftChoice[];
  field: ReturnType<typeof useContractForm<typeof askShiftSchema>>['field'];
}

function ShiftFields({ items, field }: ShiftFieldsProps) {
  if (items.length === 0)
    return (
      <EmptyState
        title={t('No shifts yet')}
        text={t('HR has not set up any shifts that could be asked for.')}
      />
    );
  return (
    <div className="at-fields">
      <DateField label={t('From')} {...field('from')} />
      <DateField label={t('To')} {...field('to')} />
      <SelectField
        label={t('Shift')}
        wide
        placeholder={t('Choose a shift')}
        {...field('shiftId')}
        options={items.map((shift) => ({ value: shift.id, label: sayShift(shift) }))}
      />
      <TextAreaField label={t('Reason')} wide {...field('reason')} />
    </div>
  );
}

const sayShift = ({ name, start, end }: Pick<ShiftChoice, 'name' | 'start' | 'end'>): string =>
  `${name}, ${formatTimeOfDay(start)}–${formatTimeOfDay(end)}`;

import { askLeaveSchema, dayIn, LEAVE_PARTS, type AskLeave, type LeaveBalance } from '@atrium/contracts';
import { msg, t, toast, translate } from '@atrium/sdk';
import {
  DateField,
  Dialog,
  ErrorState,
  FormDialog,
  SelectField,
  SkeletonCards,
  TextAreaField,
  TimeField,
  useContractForm,
  type DialogProps,
} from '@atrium/ui';
import { useListLeaveBalancesQuery, useAskForLeaveMutation } from '../leave.api.js';
import { LeaveCount } from './leave-count.js';

type Part = (typeof LEAVE_PARTS)[number];

const PARTS: Record<Part, string> = {
  full: msg('Full day'),
  firstHalf: msg('First half'),
  secondHalf: msg('Second half'),
};

const partOptions = () => LEAVE_PARTS.map((value) => ({ value, label: translate(PARTS[value]) }));

/** Applies for leave: what it comes to is counted as soon as the dates are known. */
export default function AskLeaveDialog({ onClose }: Pick<DialogProps, 'onClose'>) {
  const { data, error, refetch } = useListLeaveBalancesQuery({});
  if (data) return <AskForm balances={data.items} onClose={onClose} />;
  return (
    <Dialog title={t('Apply for leave')} onClose={onClose}>
      {error ? (
        <ErrorState
          title={t('Your leave could not be loaded')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonCards cards={1} rows={4} of="fields" label={t('Loading your leave')} />
      )}
    </Dialog>
  );
}

interface AskFormProps {
  balances: readonly LeaveBalance[];
  onClose: () => void;
}

function AskForm({ balances, onClose }: AskFormProps) {
  const [ask] = useAskForLeaveMutation();
  const today = dayIn(new Date());
  const form = useContractForm(askLeaveSchema, {
    defaultValues: {
      ...{ typeId: balances[0]?.type.id ?? '', from: today, to: today },
      ...{ startPart: 'full', endPart: 'full', startTime: null, endTime: null },
      ...{ reason: '', documentFileId: null, overrideReason: null },
    },
    submit: async (body, key) => {
      await ask({ key, body }).unwrap();
      toast.success(t('Your request was sent.'));
      onClose();
    },
  });
  const asked = form.methods.watch() as AskLeave;
  const hourly = balances.find(({ type }) => type.id === asked.typeId)?.type.unit === 'hour';
  return (
    <FormDialog title={t('Apply for leave')} form={form} submitLabel={t('Send')} onClose={onClose}>
      <div className="at-fields">
        <SelectField label={t('Leave')} wide {...form.field('typeId')} options={balances.map(toOption)} />
        <DateField label={t('From')} {...form.field('from')} />
        {hourly ? (
          <TimeField label={t('From time')} {...form.field('startTime')} />
        ) : (
          <SelectField label={t('Starts with')} {...form.field('startPart')} options={partOptions()} />
        )}
        <DateField label={t('To')} {...form.field('to')} />
        {hourly ? (
          <TimeField label={t('To time')} {...form.field('endTime')} />
        ) : (
          <SelectField label={t('Ends with')} {...form.field('endPart')} options={partOptions()} />
        )}
        <TextAreaField label={t('Reason')} wide {...form.field('reason')} />
      </div>
      <LeaveCount asked={asked} />
    </FormDialog>
  );
}

const toOption = ({ type, quota, available }: LeaveBalance) => ({
  value: type.id,
  label: quota === null ? type.name : t('{type}, {count} left', { type: type.name, count: available }),
});

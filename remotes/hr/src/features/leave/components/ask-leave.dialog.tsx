import {
  askLeaveSchema,
  LEAVE_PARTS,
  addDays,
  daysBetween,
  type AskLeave,
  type LeaveBalance,
} from '@atrium/contracts';
import { labelled, msg, t, toast } from '@atrium/sdk';
import {
  DateField,
  Dialog,
  EmptyState,
  FormDialog,
  isDay,
  Loaded,
  SelectField,
  SkeletonCards,
  TextAreaField,
  TimeField,
  useContractForm,
  type ContractForm,
  type DialogProps,
} from '@atrium/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useListLeaveBalancesQuery, useAskForLeaveMutation } from '../leave.api.js';
import { countInWords } from '../leave.format.js';
import { useToday } from '../../../shared/use-today.js';
import { LeaveCount } from './leave-count.js';

type Part = (typeof LEAVE_PARTS)[number];

const PARTS: Record<Part, string> = {
  full: msg('Full day'),
  firstHalf: msg('First half'),
  secondHalf: msg('Second half'),
};

const partOptions = () => labelled(LEAVE_PARTS, PARTS);

interface AskLeaveDialogProps extends Pick<DialogProps, 'onClose'> {
  /** For whom HR files it; left out: for the reader. */
  person?: { id: string; name: string };
}

/** Applies for leave: what it comes to is counted as soon as the dates are known. */
export default function AskLeaveDialog({ person, onClose }: AskLeaveDialogProps) {
  const query = useListLeaveBalancesQuery(person ? { employeeId: person.id } : {});
  const inDialog = (content: ReactNode) => (
    <Dialog title={t('Apply for leave')} onClose={onClose}>
      {content}
    </Dialog>
  );
  return (
    <Loaded
      of={query}
      title={t('Your leave could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={4} of="fields" label={t('Loading your leave')} />}
      frame={inDialog}
      placesNote
    >
      {({ items }, note) =>
        items.length === 0 ? (
          inDialog(<NothingSetUp />)
        ) : (
          <AskForm person={person} note={note} onClose={onClose} balances={items} />
        )
      }
    </Loaded>
  );
}

const NothingSetUp = () => (
  <EmptyState
    title={t('No leave is set up yet')}
    text={t('HR adds the types of leave first. You can apply as soon as there is one.')}
  />
);

interface AskFormProps extends AskLeaveDialogProps {
  balances: readonly LeaveBalance[];
  note: ReactNode;
}

function AskForm({ balances, person, note, onClose }: AskFormProps) {
  const [ask] = useAskForLeaveMutation();
  const today = useToday();
  const form = useContractForm(askLeaveSchema, {
    defaultValues: {
      typeId: balances[0]?.type.id ?? '',
      from: today,
      to: today,
      startPart: 'full',
      endPart: 'full',
      startTime: null,
      endTime: null,
      reason: '',
      documentFileId: null,
      overrideReason: null,
      ...(person && { employeeId: person.id }),
    },
    submit: async (body, key) => {
      const times = isHourly(balances, body.typeId) ? {} : { startTime: null, endTime: null };
      await ask({ key, body: { ...body, ...times } }).unwrap();
      toast.success(
        person ? t('Request sent for {name}', { name: person.name }) : t('Your request was sent.'),
      );
      onClose();
    },
  });
  const asked = form.methods.watch() as AskLeave;
  const hourly = isHourly(balances, asked.typeId);
  useEndAfterStart(form.methods, { ...asked, hourly });
  return (
    <FormDialog
      title={person ? t('Leave for {name}', { name: person.name }) : t('Apply for leave')}
      form={form}
      submitLabel={t('Send')}
      onClose={onClose}
    >
      {note}
      <AskFields form={form} balances={balances} hourly={hourly} forSomebody={person !== undefined} />
      <LeaveCount asked={hourly ? asked : { ...asked, startTime: null, endTime: null }} />
    </FormDialog>
  );
}

interface AskFieldsProps {
  form: ContractForm<typeof askLeaveSchema>;
  balances: readonly LeaveBalance[];
  /** The chosen type is counted in hours. */
  hourly: boolean;
  /** HR may pass over rules, with a reason. */
  forSomebody: boolean;
}

function AskFields({ form, balances, hourly, forSomebody }: AskFieldsProps) {
  return (
    <div className="at-fields">
      <SelectField label={t('Leave')} wide {...form.field('typeId')} options={balances.map(toOption)} />
      <DateField label={t('From')} {...form.field('from')} />
      {hourly ? (
        <TimeField label={t('From time')} {...form.field('startTime')} />
      ) : (
        <SelectField label={t('Starts with')} {...form.field('startPart')} options={partOptions()} />
      )}
      {!hourly && <DateField label={t('To')} {...form.field('to')} />}
      {hourly ? (
        <TimeField label={t('To time')} {...form.field('endTime')} />
      ) : (
        <SelectField label={t('Ends with')} {...form.field('endPart')} options={partOptions()} />
      )}
      <TextAreaField label={t('Reason')} wide {...form.field('reason')} />
      {forSomebody && (
        <TextAreaField
          label={t('Why it is filed against the rules')}
          help={t('Passes over notice, age, blocked dates and a missing document. Empty: the rules hold.')}
          wide
          {...form.field('overrideReason')}
        />
      )}
    </div>
  );
}

const isHourly = (balances: readonly LeaveBalance[], typeId: string): boolean =>
  balances.find(({ type }) => type.id === typeId)?.type.unit === 'hour';

type Methods = Pick<ContractForm<typeof askLeaveSchema>['methods'], 'setValue'>;

/** The last day follows the first, as far behind it as it was. Leave in hours is of one date. */
function useEndAfterStart(
  { setValue }: Methods,
  { from, to, hourly }: { from: string; to: string; hourly: boolean },
): void {
  const before = useRef(from);
  useEffect(() => {
    const days = hourly || !isDay(to) || !isDay(before.current) ? 0 : daysBetween(before.current, to);
    const moved = from !== before.current;
    if (!isDay(from) || (!moved && !hourly)) return;
    before.current = from;
    const end = addDays(from, Math.max(0, days));
    if (end !== to) setValue('to', end, { shouldDirty: true });
  }, [from, to, hourly, setValue]);
}

const toOption = ({ type, quota, available }: LeaveBalance) => ({
  value: type.id,
  label:
    quota === null
      ? type.name
      : t('{type}, {count} left', { type: type.name, count: countInWords(available, type.unit === 'hour') }),
});

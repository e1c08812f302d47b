import { LEAVE_FREQUENCY_LABELS, LEAVE_SANDWICH_LABELS, LEAVE_TYPE, type LeaveType } from '@atrium/contracts';
import { allLabelled, t } from '@atrium/sdk';
import {
  CheckField,
  FormDialog,
  NumberField,
  SelectField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { leaveTypeApi } from '../../../shared/leave-type.api.js';
import { ACCRUAL_DAY, COUNT_BY, GENDER, ROUNDING, SHORTFALL, UNIT } from '../leave-type.format.js';
import { FIRST_LEAVE_TYPE } from './first-leave-type.data.js';
import { TypeEffect } from './type-effect.js';
import { FieldGroup } from '../../../shared/field-group.js';

type LeaveTypeForm = ReturnType<typeof useLeaveTypeForm>;

function useLeaveTypeForm({ row, onClose }: RecordFormProps<LeaveType>) {
  const form = useRecordForm(LEAVE_TYPE, {
    row,
    onClose,
    calls: leaveTypeApi.useCalls(),
    first: FIRST_LEAVE_TYPE,
    nameOf: ({ name }) => name,
  });
  const check = (name: 'paid' | 'prorateJoiners' | 'probationAllowed' | 'optionalHolidaysOnly') => ({
    label: form.field(name).label,
    ...form.methods.register(name),
  });
  return { ...form, check };
}

/** A kind of leave: what it is, how it is earned, and who may take it when. */
export default function LeaveTypeDialog(props: RecordFormProps<LeaveType>) {
  const form = useLeaveTypeForm(props);
  return (
    <FormDialog {...form.frame} size="lg">
      <Kind {...form} />
      <Earning {...form} />
      {props.row && <TypeEffect row={props.row} values={form.methods.watch()} />}
      <YearEnd {...form} />
      <Conditions {...form} />
      <DaysOff {...form} />
    </FormDialog>
  );
}

const Kind = ({ field, check }: LeaveTypeForm) => (
  <FieldGroup title={t('What it is')}>
    <TextField autoComplete="off" {...field('name')} />
    <TextField autoComplete="off" dir="ltr" {...field('code')} />
    <SelectField {...field('unit')} options={allLabelled(UNIT)} />
    <SelectField {...field('countBy')} options={allLabelled(COUNT_BY)} />
    <SelectField {...field('sandwich')} options={allLabelled(LEAVE_SANDWICH_LABELS)} />
    <CheckField {...check('paid')} />
  </FieldGroup>
);

const Earning = ({ field, check }: LeaveTypeForm) => (
  <FieldGroup title={t('How it is earned')}>
    <NumberField {...field('quota')} help={t('Empty: no limit.')} />
    <SelectField {...field('frequency')} options={allLabelled(LEAVE_FREQUENCY_LABELS)} />
    <SelectField {...field('accrualDay')} options={allLabelled(ACCRUAL_DAY)} />
    <SelectField {...field('rounding')} options={allLabelled(ROUNDING)} />
    <NumberField {...field('yearMonth')} help={t('4 is April.')} />
    <NumberField {...field('maxBalance')} help={t('Empty: no limit.')} />
    <CheckField {...check('prorateJoiners')} />
  </FieldGroup>
);

const YearEnd = ({ field }: LeaveTypeForm) => (
  <FieldGroup title={t('At the end of the year')}>
    <NumberField {...field('carryMax')} help={t('Empty: no limit.')} />
    <NumberField {...field('carryExpiryMonths')} help={t('Empty: they stay.')} />
    <NumberField {...field('encashMax')} help={t('Empty: never paid out.')} />
    <NumberField {...field('encashKeep')} />
  </FieldGroup>
);

const Conditions = ({ field, check }: LeaveTypeForm) => (
  <FieldGroup title={t('Who may take it, and when')}>
    <SelectField {...field('onShortfall')} options={allLabelled(SHORTFALL)} />
    <NumberField {...field('negativeLimit')} />
    <NumberField {...field('noticeDays')} help={t('Empty: no limit.')} />
    <NumberField {...field('backdateDays')} help={t('Empty: no limit.')} />
    <NumberField {...field('maxConsecutive')} help={t('Empty: no limit.')} />
    <NumberField {...field('documentAfterDays')} help={t('Empty: never asked for.')} />
    <NumberField {...field('minServiceDays')} help={t('Empty: no limit.')} />
    <SelectField
      {...field('gender')}
      options={[{ value: '', label: t('Everyone') }, ...allLabelled(GENDER)]}
    />
    <CheckField {...check('probationAllowed')} />
    <CheckField {...check('optionalHolidaysOnly')} />
  </FieldGroup>
);

const DaysOff = ({ field }: LeaveTypeForm) => (
  <FieldGroup title={t('Work on days off')}>
    <NumberField {...field('compOffExpiryDays')} help={t('Empty: such work is not credited to this type.')} />
    <NumberField {...field('claimWithinDays')} />
  </FieldGroup>
);

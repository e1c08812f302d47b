import { LEAVE_FREQUENCY_LABELS, LEAVE_SANDWICH_LABELS, LEAVE_TYPE, type LeaveType } from '@atrium/contracts';
import { allLabelled, locale, t } from '@atrium/sdk';
import {
  CheckField,
  FormDialog,
  MoreFields,
  NumberField,
  SelectField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import type { ReactNode } from 'react';
import { leaveTypeApi } from '../../../shared/leave-type.api.js';
import { codeOf } from '../leave-code.rules.js';
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

/** A kind of leave: its name, days and pay; how it is earned, and who may take it when, stands behind More. */
export default function LeaveTypeDialog(props: RecordFormProps<LeaveType>) {
  const form = useLeaveTypeForm(props);
  return (
    <FormDialog {...form.frame} size="lg">
      <First form={form} isNew={props.row === null} />
      {props.row && <TypeEffect row={props.row} values={form.methods.watch()} />}
      <More form={form} isNew={props.row === null}>
        <Kind {...form} />
        <Earning {...form} />
        <YearEnd {...form} />
        <Conditions {...form} />
        <DaysOff {...form} />
      </More>
    </FormDialog>
  );
}

interface PartProps {
  form: LeaveTypeForm;
  isNew: boolean;
}

/** What every type is asked. A new one gets a code by its name, until somebody types another. */
function First({ form: { field, check, methods }, isNew }: PartProps) {
  const { dirtyFields } = methods.formState;
  const { onChange, ...name } = field('name');
  const suggest = (typed: string) => {
    if (isNew && !dirtyFields['code']) methods.setValue('code', codeOf(typed));
  };
  return (
    <div className="at-fields">
      <TextField
        autoComplete="off"
        wide
        {...name}
        onChange={(event) => {
          suggest(event.target.value);
          return onChange(event);
        }}
      />
      <NumberField {...field('quota')} help={t('Empty: no limit.')} />
      <CheckField {...check('paid')} help={t('Unticked, its days are not paid.')} />
    </div>
  );
}

const FIRST = ['name', 'quota', 'paid'];

/** Closed for a new type, whose usual answers are given. */
function More({ form: { methods }, isNew, children }: PartProps & { children: ReactNode }) {
  const refused = Object.keys(methods.formState.errors).some((name) => !FIRST.includes(name));
  return (
    <MoreFields
      note={t('How it is earned, what is carried over, and who may take it when.')}
      defaultOpen={!isNew}
      wrong={refused}
    >
      {children}
    </MoreFields>
  );
}

const Kind = ({ field }: LeaveTypeForm) => (
  <FieldGroup title={t('What it is')}>
    <TextField autoComplete="off" dir="ltr" {...field('code')} />
    <SelectField {...field('unit')} options={allLabelled(UNIT)} />
    <SelectField {...field('countBy')} options={allLabelled(COUNT_BY)} />
    <SelectField {...field('sandwich')} options={allLabelled(LEAVE_SANDWICH_LABELS)} />
  </FieldGroup>
);

const Earning = ({ field, check, methods }: LeaveTypeForm) => (
  <FieldGroup title={t('How it is earned')}>
    <SelectField {...field('frequency')} options={allLabelled(LEAVE_FREQUENCY_LABELS)} />
    <SelectField {...field('accrualDay')} options={allLabelled(ACCRUAL_DAY)} />
    <SelectField {...field('rounding')} options={allLabelled(ROUNDING)} />
    <SelectField
      label={field('yearMonth').label}
      error={field('yearMonth').error}
      options={monthOptions()}
      value={String(methods.watch('yearMonth'))}
      onChange={({ target }) => methods.setValue('yearMonth', Number(target.value), { shouldDirty: true })}
    />
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

function monthOptions() {
  const format = new Intl.DateTimeFormat(locale(), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, place) => ({
    value: String(place + 1),
    label: format.format(new Date(Date.UTC(2026, place, 1))),
  }));
}

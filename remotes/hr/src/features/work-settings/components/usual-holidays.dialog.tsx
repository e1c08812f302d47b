import {
  HOLIDAY_REGION_LABELS,
  HOLIDAY_REGIONS,
  type AddHolidays,
  type HolidayRegion,
  type OfferedHolidays,
} from '@atrium/contracts';
import { formatDate, labelled, t, toast } from '@atrium/sdk';
import {
  CheckField,
  DateField,
  FormDialog,
  Loaded,
  SelectField,
  SkeletonCards,
  TextField,
  useSubmit,
} from '@atrium/ui';
import { useState } from 'react';
import { useAddUsualHolidaysMutation, useListUsualHolidaysQuery } from '../../../shared/starter.api.js';
import css from './usual-holidays.module.scss';

/** A day as it is offered, and what somebody made of it. */
interface Wanted {
  date: string;
  name: string;
  isOff: boolean;
}

type Changes = Readonly<Record<string, Partial<Wanted>>>;

/** The coming holidays of a state: chosen and changed before they are added. */
export default function UsualHolidaysDialog({ onClose }: { onClose: () => void }) {
  const [region, setRegion] = useState<HolidayRegion>();
  const offered = useListUsualHolidaysQuery({ region });
  const [changes, setChanges] = useState<Changes>({});
  const form = useHolidaysForm(wantedOf(offered.currentData?.days ?? [], changes), onClose);
  const change: DaysProps['onChange'] = (date, changed) =>
    setChanges((before) => ({ ...before, [date]: { ...before[date], ...changed } }));
  return (
    <FormDialog
      form={form}
      title={t('Holidays of a state')}
      submitLabel={t('Add holidays')}
      size="lg"
      page
      onClose={onClose}
    >
      <SelectField
        label={t('State')}
        value={region ?? offered.currentData?.region ?? 'IN'}
        options={labelled(HOLIDAY_REGIONS, HOLIDAY_REGION_LABELS)}
        onChange={({ target }) => setRegion(HOLIDAY_REGIONS.find((each) => each === target.value))}
      />
      <Loaded
        of={offered}
        current
        title={t('The holidays could not be loaded')}
        skeleton={<SkeletonCards cards={1} rows={6} label={t('Loading the holidays')} />}
      >
        {({ days }) => <Days days={days} changes={changes} form={form} onChange={change} />}
      </Loaded>
    </FormDialog>
  );
}

/** Each wanted day has its fields, named as the server names what is wrong with them. */
function useHolidaysForm(wanted: AddHolidays['days'], onClose: () => void) {
  const [add] = useAddUsualHolidaysMutation();
  const names = ['days', ...wanted.flatMap((_, place) => [dateAt(place), nameAt(place)])];
  return useSubmit({
    names,
    validate: () => ({ days: wanted.length > 0 ? undefined : t('Choose a day.') }),
    submit: async () => {
      await add({ days: wanted }).unwrap();
      toast.success(t('Holidays added. Check the festivals that move.'));
      onClose();
    },
  });
}

const dateAt = (place: number) => `days.${String(place)}.date`;
const nameAt = (place: number) => `days.${String(place)}.name`;

const wantedOf = (days: OfferedHolidays['days'], changes: Changes): AddHolidays['days'] =>
  days
    .filter(({ date }) => !changes[date]?.isOff)
    .map(({ date, name, yearly }) => ({
      yearly,
      date: changes[date]?.date ?? date,
      name: changes[date]?.name ?? name,
    }));

interface DaysProps {
  days: OfferedHolidays['days'];
  changes: Changes;
  form: ReturnType<typeof useHolidaysForm>;
  onChange: (date: string, change: Partial<Wanted>) => void;
}

function Days({ days, changes, form, onChange }: DaysProps) {
  if (days.length === 0) return <p className="at-muted mt-3">{t('All of them are in your list.')}</p>;
  const error = form.field('days').error;
  const wanted = days.filter(({ date }) => !changes[date]?.isOff);
  return (
    <ul className={css['days']} aria-label={t('Holidays')}>
      {days.map((day) => (
        <li key={day.date}>
          <CheckField
            label={`${formatDate(day.date)}, ${day.name}`}
            checked={wanted.includes(day)}
            onChange={({ target }) => onChange(day.date, { isOff: !target.checked })}
          />
          {wanted.includes(day) && (
            <DayFields
              day={day}
              changed={changes[day.date]}
              place={wanted.indexOf(day)}
              field={form.field}
              onChange={(change) => onChange(day.date, change)}
            />
          )}
        </li>
      ))}
      {error && (
        <li role="alert" className="invalid-feedback d-block">
          {error}
        </li>
      )}
    </ul>
  );
}

interface DayFieldsProps {
  day: OfferedHolidays['days'][number];
  changed: Partial<Wanted> | undefined;
  place: number;
  field: DaysProps['form']['field'];
  onChange: (change: Partial<Wanted>) => void;
}

function DayFields({ day, changed, place, field, onChange }: DayFieldsProps) {
  return (
    <div className={css['fields']}>
      <DateField
        {...field(dateAt(place))}
        label={t('Date')}
        value={changed?.date ?? day.date}
        help={day.yearly === 'moves' && t('Moves each year: check it.')}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <TextField
        {...field(nameAt(place))}
        label={t('Name')}
        value={changed?.name ?? day.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
    </div>
  );
}

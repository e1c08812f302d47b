import {
  HOLIDAY_REGION_LABELS,
  HOLIDAY_REGIONS,
  type AddedHolidays,
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

/** By `keyOf` of each day. */
type Changes = Readonly<Record<string, Partial<Wanted>>>;

type OfferedDay = OfferedHolidays['days'][number];

const keyOf = ({ date, name }: OfferedDay): string => `${date} ${name}`;

/** The coming holidays of a state: chosen and changed before they are added. */
export default function UsualHolidaysDialog({ onClose }: { onClose: () => void }) {
  const [region, setRegion] = useState<HolidayRegion>();
  const offered = useListUsualHolidaysQuery({ region });
  const [changes, setChanges] = useState<Changes>({});
  const days = offered.currentData?.days;
  const { form, touch } = useHolidaysForm(wantedOf(days ?? [], changes), onClose);
  const change: DaysProps['onChange'] = (day, changed) => {
    // What is wrong stands at places, and those move with the days that are chosen.
    if (changed.isOff !== undefined) touch();
    const key = keyOf(day);
    setChanges((before) => ({ ...before, [key]: { ...before[key], ...changed } }));
  };
  const choose = (value: string) => {
    touch();
    setChanges({});
    setRegion(HOLIDAY_REGIONS.find((each) => each === value));
  };
  return (
    <FormDialog
      form={form}
      title={t('Holidays of a state')}
      submitLabel={days?.length === 0 ? null : t('Add holidays')}
      size="lg"
      page
      onClose={onClose}
    >
      <SelectField
        label={t('State')}
        value={region ?? offered.currentData?.region ?? 'IN'}
        options={labelled(HOLIDAY_REGIONS, HOLIDAY_REGION_LABELS)}
        onChange={({ target }) => choose(target.value)}
      />
      <Loaded
        of={offered}
        current
        title={t('The holidays could not be loaded')}
        skeleton={<SkeletonCards cards={1} rows={6} label={t('Loading the holidays')} />}
      >
        {(answer) => <Days days={answer.days} changes={changes} form={form} onChange={change} />}
      </Loaded>
    </FormDialog>
  );
}

/** Each wanted day has its fields, named as the server names what is wrong with them. */
function useHolidaysForm(wanted: AddHolidays['days'], onClose: () => void) {
  const [add] = useAddUsualHolidaysMutation();
  const names = ['days', ...wanted.flatMap((_, place) => [dateAt(place), nameAt(place)])];
  const form = useSubmit({
    names,
    validate: () => ({ days: wanted.length > 0 ? undefined : t('Choose a day.') }),
    submit: async () => {
      toast.success(sayAdded(await add({ days: wanted }).unwrap()));
      onClose();
    },
  });
  const touch = () => {
    for (const name of names) form.field(name).onInput();
  };
  return { form, touch };
}

function sayAdded({ added, left }: AddedHolidays): string {
  const said = t(
    '{added, plural, one {# holiday added. Check the festivals that move.} other {# holidays added. Check the festivals that move.}}',
    { added },
  );
  if (left.length === 0) return said;
  const days = left.map(({ date, name }) => `${formatDate(date)}, ${name}`).join('; ');
  return `${said} ${t('Left out, since the day has a holiday already: {days}.', { days })}`;
}

const dateAt = (place: number) => `days.${String(place)}.date`;
const nameAt = (place: number) => `days.${String(place)}.name`;

const wantedOf = (days: OfferedHolidays['days'], changes: Changes): AddHolidays['days'] =>
  days
    .filter((day) => !changes[keyOf(day)]?.isOff)
    .map((day) => ({
      yearly: day.yearly,
      date: changes[keyOf(day)]?.date ?? day.date,
      name: changes[keyOf(day)]?.name ?? day.name,
    }));

interface DaysProps {
  days: OfferedHolidays['days'];
  changes: Changes;
  form: ReturnType<typeof useHolidaysForm>['form'];
  onChange: (day: OfferedDay, change: Partial<Wanted>) => void;
}

function Days({ days, changes, form, onChange }: DaysProps) {
  if (days.length === 0) return <p className="at-muted mt-3">{t('All of them are in your list.')}</p>;
  const error = form.field('days').error;
  const wanted = days.filter((day) => !changes[keyOf(day)]?.isOff);
  return (
    <ul className={css['days']} aria-label={t('Holidays')}>
      {days.map((day) => (
        <li key={keyOf(day)}>
          <CheckField
            label={`${formatDate(day.date)}, ${day.name}`}
            checked={wanted.includes(day)}
            onChange={({ target }) => onChange(day, { isOff: !target.checked })}
          />
          {wanted.includes(day) && (
            <DayFields
              day={day}
              changed={changes[keyOf(day)]}
              place={wanted.indexOf(day)}
              field={form.field}
              onChange={(change) => onChange(day, change)}
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
  day: OfferedDay;
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

import {
  HOLIDAY_REGION_LABELS,
  HOLIDAY_REGIONS,
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
  const [add] = useAddUsualHolidaysMutation();
  const days = offered.currentData?.days ?? [];
  const form = useSubmit({
    names: ['days'],
    validate: () => ({
      days: days.some((day) => !changes[day.date]?.isOff) ? undefined : t('Choose a day.'),
    }),
    submit: async () => {
      await add({ days: wantedOf(days, changes) }).unwrap();
      toast.success(t('Holidays added. Check the festivals that move.'));
      onClose();
    },
  });
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
        {(shown) => (
          <Days
            days={shown.days}
            changes={changes}
            error={form.field('days').error}
            onChange={(date, change) =>
              setChanges((before) => ({ ...before, [date]: { ...before[date], ...change } }))
            }
          />
        )}
      </Loaded>
    </FormDialog>
  );
}

const wantedOf = (days: OfferedHolidays['days'], changes: Changes) =>
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
  error: string | undefined;
  onChange: (date: string, change: Partial<Wanted>) => void;
}

function Days({ days, changes, error, onChange }: DaysProps) {
  if (days.length === 0) return <p className="at-muted mt-3">{t('All of them are in your list.')}</p>;
  return (
    <ul className={css['days']} aria-label={t('Holidays')}>
      {days.map(({ date, name, yearly }) => {
        const { isOff = false, ...changed } = changes[date] ?? {};
        return (
          <li key={date}>
            <CheckField
              label={`${formatDate(date)}, ${name}`}
              checked={!isOff}
              onChange={({ target }) => onChange(date, { isOff: !target.checked })}
            />
            {!isOff && (
              <div className={css['fields']}>
                <DateField
                  label={t('Date')}
                  name={`date-${date}`}
                  value={changed.date ?? date}
                  help={yearly === 'moves' && t('Moves each year: check it.')}
                  onChange={({ target }) => onChange(date, { date: target.value })}
                />
                <TextField
                  label={t('Name')}
                  name={`name-${date}`}
                  value={changed.name ?? name}
                  onChange={({ target }) => onChange(date, { name: target.value })}
                />
              </div>
            )}
          </li>
        );
      })}
      {error && (
        <li role="alert" className="invalid-feedback d-block">
          {error}
        </li>
      )}
    </ul>
  );
}

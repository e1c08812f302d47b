import type { WeeklyOffRule } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import { MultiCombobox, Note, SelectField } from '@atrium/ui';
import { useShifts } from '../../../shared/work-plan.api.js';
import { offOn, withOff, type DayOff } from '../week.rules.js';
import css from './week-field.module.scss';

export interface Week {
  weeklyOffs: WeeklyOffRule[];
  /** From Monday to Sunday. */
  shiftIds: (string | null)[];
}

interface WeekFieldProps extends Week {
  error: string | undefined;
  onChange: (week: Week) => void;
}

const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** Any Monday is the first of them. */
const nameOfDay = (day: number) => formatDate(`2024-01-0${String(day)}`, { weekday: 'long' });

/** Each weekday with what is planned on it: a shift, no shift, or a day off, each week or in some weeks of a month. */
export function WeekField({ weeklyOffs, shiftIds, error, onChange }: WeekFieldProps) {
  return (
    <fieldset className={css['week']}>
      <legend className="visually-hidden">{t('Week')}</legend>
      {DAYS.map((day) => (
        <Weekday
          key={day}
          name={nameOfDay(day)}
          off={offOn(weeklyOffs, day)}
          shiftId={shiftIds[day - 1] ?? null}
          onOff={(off) => onChange({ shiftIds, weeklyOffs: withOff(weeklyOffs, day, off) })}
          onShift={(id) =>
            onChange({
              weeklyOffs: withOff(weeklyOffs, day, notOff(offOn(weeklyOffs, day))),
              shiftIds: shiftIds.map((known, index) => (index === day - 1 ? id : known)),
            })
          }
        />
      ))}
      {error && (
        <Note tone="danger" live>
          {error}
        </Note>
      )}
    </fieldset>
  );
}

const notOff = (off: DayOff): DayOff => (off === 'off' ? 'worked' : off);

interface WeekdayProps {
  name: string;
  off: DayOff;
  shiftId: string | null;
  onOff: (off: DayOff) => void;
  onShift: (id: string | null) => void;
}

const OFF = 'off';

function Weekday({ name, off, shiftId, onOff, onShift }: WeekdayProps) {
  const shifts = useShifts();
  return (
    <div className={css['day']} role="group" aria-label={name}>
      <SelectField
        label={name}
        value={off === 'off' ? OFF : (shiftId ?? '')}
        options={[
          { value: OFF, label: t('Day off') },
          { value: '', label: t('No shift') },
          ...shifts.map(({ id, name: label }) => ({ value: id, label })),
        ]}
        onChange={({ target: { value } }) => (value === OFF ? onOff('off') : onShift(value || null))}
      />
      {off !== 'off' && <WeeksOff name={name} weeks={off === 'worked' ? [] : off} onOff={onOff} />}
    </div>
  );
}

interface WeeksOffProps extends Pick<WeekdayProps, 'name' | 'onOff'> {
  weeks: readonly number[];
}

/** "2nd and 4th Saturday". */
function WeeksOff({ name, weeks, onOff }: WeeksOffProps) {
  const labels = [t('1st'), t('2nd'), t('3rd'), t('4th'), t('5th')];
  const options = labels.map((label, index) => ({ value: String(index + 1), label: `${label} ${name}` }));
  return (
    <MultiCombobox
      label={t('Off in some weeks')}
      placeholder={weeks.length === 0 ? t('Worked each week') : ''}
      value={weeks.map(String)}
      options={options}
      onChoose={(chosen) => {
        const next = chosen.map(({ value }) => Number(value)).sort();
        onOff(next.length > 0 ? next : 'worked');
      }}
    />
  );
}

import { t } from '@atrium/sdk';
import { useShifts } from '../../../shared/work-plan.api.js';
import { draggedPlan } from '../use-plan-drop.js';
import { ShiftHours } from '../../../shared/shift-hours.js';
import css from './roster.module.scss';

/** The shifts, to be dragged onto days. Nothing is lost without a mouse: each day has a menu. */
export function ShiftChips() {
  const shifts = useShifts();
  return (
    <div className={css['chips']}>
      <span className={css['hint']}>{t('Drag a shift onto a day, or press a day:')}</span>
      {shifts.map(({ id, name, start, end }) => (
        <span key={id} className={css['chip']} {...draggedPlan(id)}>
          <bdi>{name}</bdi> <ShiftHours start={start} end={end} />
        </span>
      ))}
      <span className={css['chip']} {...draggedPlan('off')}>
        {t('Day off')}
      </span>
      <span className={css['chip']} {...draggedPlan('schedule')}>
        {t('As the schedule says')}
      </span>
    </div>
  );
}

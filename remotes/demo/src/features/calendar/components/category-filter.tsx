import { t } from '@atrium/sdk';
import { CheckField, Count } from '@atrium/ui';
import { HUES, sayCategory } from '../calendar.format.js';
import { CATEGORIES } from '../calendar.types.js';
import type { Calendar } from '../use-calendar.js';
import styles from './calendar.module.scss';

/** Shows and hides categories, each with its colour and number of events. */
export function CategoryFilter({ all, hidden, toggle }: Pick<Calendar, 'all' | 'hidden' | 'toggle'>) {
  return (
    <fieldset className={styles['categories']}>
      <legend>{t('Categories')}</legend>
      {CATEGORIES.map((category) => (
        <CheckField
          key={category}
          checked={!hidden.includes(category)}
          onChange={() => toggle(category)}
          label={
            <span className={styles['category']}>
              <span className={`at-cal-dot at-cal-h${String(HUES[category])}`} />
              {sayCategory(category)}
              <Count value={all.filter((event) => event.category === category).length} />
            </span>
          }
        />
      ))}
    </fieldset>
  );
}

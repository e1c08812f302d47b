import { t } from '@atrium/sdk';
import { Button, IconButton, Segmented } from '@atrium/ui';
import { sayView } from '../calendar.format.js';
import { VIEWS, type View } from '../calendar.types.js';
import { addDays, addMonths } from '../days.rules.js';
import { AGENDA_DAYS } from './agenda-view.js';
import type { ViewProps } from './view.types.js';

function step(view: View, day: string, direction: 1 | -1): string {
  if (view === 'month') return addMonths(day, direction);
  return addDays(day, direction * { day: 1, week: 7, agenda: AGENDA_DAYS }[view]);
}

/** Buttons for back, forward and today, and the choice of the view. */
export function CalendarActions({
  view,
  day,
  today,
  go,
}: Pick<ViewProps, 'day' | 'today' | 'go'> & { view: View }) {
  return (
    <>
      <IconButton icon="chevron-left" label={t('Before')} onClick={() => go({ day: step(view, day, -1) })} />
      <IconButton icon="chevron-right" label={t('After')} onClick={() => go({ day: step(view, day, 1) })} />
      <Button size="sm" onClick={() => go({ day: today })}>
        {t('Today')}
      </Button>
      <Segmented
        label={t('View')}
        value={view}
        options={VIEWS.map((value) => ({ value, label: sayView(value) }))}
        onChange={(value) => go({ view: value })}
      />
    </>
  );
}

import { addDays, addMonths } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button } from '../button/button.js';
import { IconButton } from '../button/icon-button.js';
import { Segmented } from '../button/segmented.js';
import { sayView } from './calendar.format.js';
import { AGENDA_DAYS, CALENDAR_VIEWS, type CalendarView } from './calendar.types.js';
import type { ViewProps } from './view.types.js';

function step(view: CalendarView, day: string, direction: 1 | -1): string {
  if (view === 'month') return addMonths(day, direction);
  return addDays(day, direction * { day: 1, week: 7, agenda: AGENDA_DAYS }[view]);
}

export interface CalendarActionsProps extends Pick<ViewProps, 'day' | 'today' | 'go'> {
  view: CalendarView;
}

/** Buttons for back, forward and today, and the choice of the view. */
export function CalendarActions({ view, day, today, go }: CalendarActionsProps) {
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
        options={CALENDAR_VIEWS.map((value) => ({ value, label: sayView(value) }))}
        onChange={(value) => go({ view: value })}
      />
    </>
  );
}

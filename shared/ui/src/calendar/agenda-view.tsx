import { addDays } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Badge } from '../badge/badge.js';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { ListRow } from '../card/list-row.js';
import { EmptyState } from '../states/empty-state.js';
import { sayDay, sayWhen } from './calendar.format.js';
import { AGENDA_DAYS } from './calendar.types.js';
import { compareEvents, isOn } from './event.rules.js';
import type { ViewProps } from './view.types.js';

/** The events of the next days as a list by day. */
export function AgendaView({ day, today, events, onOpen, onNew }: ViewProps) {
  const days = Array.from({ length: AGENDA_DAYS }, (_, step) => addDays(day, step));
  const full = days
    .map((each) => ({ date: each, on: events.filter((event) => isOn(event, each)).toSorted(compareEvents) }))
    .filter(({ on }) => on.length > 0);
  if (full.length === 0)
    return (
      <EmptyState
        drawing="days"
        title={t('Nothing in these days')}
        text={t('Events of the next 30 days appear here.')}
        actions={
          <Button icon="plus" onClick={() => onNew({ day })}>
            {t('New event')}
          </Button>
        }
      />
    );
  return (
    <div className="at-col">
      {full.map(({ date, on }) => (
        <Card key={date} title={sayDay(date)} note={date === today ? t('Today') : undefined} fill="rows">
          {on.map((event) => (
            <div key={event.id} data-event={event.id}>
              <ListRow
                lead={<span className={`at-cal-dot at-cal-h${String(event.hue)}`} />}
                title={event.title}
                text={<bdi>{sayWhen(event)}</bdi>}
                end={<Badge tone="line">{event.kind}</Badge>}
                onPress={() => onOpen(event.id)}
              />
            </div>
          ))}
        </Card>
      ))}
    </div>
  );
}

import type { CalendarItem } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import { Card, EmptyState, ListRow, Loaded, Note, SkeletonCards } from '@atrium/ui';
import { useSearchEventsQuery } from './calendar.api.js';

interface FoundEventsProps {
  text: string;
  onOpen: (item: CalendarItem) => void;
}

/** Events with a text in their words, at their next date or else their last. */
export function FoundEvents({ text, onOpen }: FoundEventsProps) {
  const query = useSearchEventsQuery(text);
  return (
    <Loaded
      of={query}
      current
      title={t('The search failed')}
      skeleton={<SkeletonCards cards={1} rows={4} label={t('Searching')} />}
    >
      {(currentData) => {
        if (currentData.items.length === 0)
          return (
            <EmptyState
              title={t('No event has these words')}
              text={t('Try a part of the title or the place.')}
            />
          );
        return (
          <Card title={t('Found events')} fill="rows">
            {currentData.items.map((item) => (
              <ListRow
                key={item.id}
                title={<bdi>{item.title}</bdi>}
                text={sayWhen(item)}
                onPress={() => onOpen(item)}
              />
            ))}
            {currentData.more && <Note tone="info">{t('There are more. Add a word.')}</Note>}
          </Card>
        );
      }}
    </Loaded>
  );
}

const sayWhen = ({ start, allDay }: CalendarItem): string =>
  allDay
    ? formatDate(start, { dateStyle: 'full' })
    : formatDate(new Date(start), { dateStyle: 'full', timeStyle: 'short' });

import type { CalendarEntriesQuery, CalendarEntry } from '@atrium/contracts';
import { formatDate, formatTime, t } from '@atrium/sdk';
import { Button, Card, Loaded, SkeletonRows } from '@atrium/ui';
import { useState } from 'react';
import { useListCalendarEntriesQuery } from './import.api.js';

interface ImportEntriesProps {
  importId: string;
  title: string;
  of: CalendarEntriesQuery['of'];
  reason?: CalendarEntriesQuery['reason'];
}

/** Entries of a file with their times, as many as one wants to see. */
export function ImportEntries({ importId, title, ...which }: ImportEntriesProps) {
  const [places, setPlaces] = useState<readonly (number | undefined)[]>([undefined]);
  return (
    <Card title={title}>
      <ul className="m-0" aria-label={title}>
        {places.map((after, at) => (
          <Part
            key={after ?? 'first'}
            query={{ id: importId, ...which, ...(after !== undefined && { after }) }}
            isLast={at === places.length - 1}
            onMore={(last) => setPlaces([...places, last])}
          />
        ))}
      </ul>
    </Card>
  );
}

interface PartProps {
  query: CalendarEntriesQuery & { id: string };
  isLast: boolean;
  onMore: (last: number) => void;
}

function Part({ query, isLast, onMore }: PartProps) {
  const found = useListCalendarEntriesQuery(query);
  return (
    <Loaded
      of={found}
      title={t('The entries could not be loaded')}
      skeleton={<SkeletonRows rows={3} label={t('Loading the entries')} />}
    >
      {({ items, more }) => (
        <>
          {items.map((entry) => (
            <li key={entry.place}>
              <bdi>{entry.title}</bdi>
              <Times entry={entry} />
            </li>
          ))}
          {more && isLast && (
            <li className="list-unstyled mt-2">
              <Button size="sm" onClick={() => onMore(items.at(-1)?.place ?? 0)}>
                {t('Show more')}
              </Button>
            </li>
          )}
        </>
      )}
    </Loaded>
  );
}

function Times({ entry: { starts, repeats } }: { entry: CalendarEntry }) {
  const words = [starts && sayStart(starts), repeats && t('Repeats')].filter(Boolean);
  return words.length === 0 ? null : <span className="at-muted"> · {words.join(' · ')}</span>;
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A moment is told in the time of the reader; a local time is the one of the file. */
function sayStart(starts: string): string {
  if (!starts.includes('T')) return formatDate(starts, DAY);
  if (starts.endsWith('Z')) return `${formatDate(starts, DAY)}, ${formatTime(starts)}`;
  const local = `${starts}Z`;
  return `${formatDate(local, { ...DAY, timeZone: 'UTC' })}, ${formatTime(local, { zone: 'UTC' })}`;
}

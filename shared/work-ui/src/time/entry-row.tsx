import { sayDuration, type TimeEntry } from '@atrium/contracts';
import { formatDate, t, useStep } from '@atrium/sdk';
import { ListRow, RowMenu, StatusText } from '@atrium/ui';
import { Elapsed } from './elapsed.js';
import { useDeleteTimeMutation } from './time.api.js';

interface EntryRowProps {
  entry: TimeEntry;
  /** Whose it is, or of what. */
  of: string;
  /** The day stands above all rows already. */
  inDay?: boolean;
  onEdit: () => void;
}

/** One entry of time: when, of whom or what, and how long. */
export function EntryRow({ entry, of, inDay = false, onEdit }: EntryRowProps) {
  const [remove] = useDeleteTimeMutation();
  const { take } = useStep();
  const { id, version, day, minutes, note, needsReview, startedAt, start, end, billable } = entry;
  const title = `${formatDate(day, { day: 'numeric', month: 'short' })}, ${of}`;
  const times = start && (end ? `${start}–${end}` : start);
  const text = [times, note, billable ? null : t('Not billable')].filter(Boolean).join(' · ');
  return (
    <ListRow
      compact
      title={inDay ? of : title}
      text={text || null}
      end={
        <span className="d-flex align-items-center gap-2">
          {needsReview && <StatusText tone="warning">{t('To confirm')}</StatusText>}
          {minutes === null ? (
            startedAt && <Elapsed startedAt={startedAt} />
          ) : (
            <bdi className="at-num" dir="ltr">
              {sayDuration(minutes)}
            </bdi>
          )}
          {entry.mayChange && (
            <RowMenu
              label={t('Actions for {name}', { name: times ? `${title}, ${times}` : title })}
              items={[
                { label: t('Edit'), icon: 'pencil', onSelect: onEdit },
                {
                  label: t('Delete'),
                  icon: 'trash',
                  danger: true,
                  onSelect: () => void take({ work: () => remove({ id, version }).unwrap() }),
                },
              ]}
            />
          )}
        </span>
      }
    />
  );
}

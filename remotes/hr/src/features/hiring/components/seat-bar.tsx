import { freeSeats, type HiringBoard } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { StatusBadge } from '@atrium/ui';

/** Who has the seats of an opening, and whose ways have ended. */
export function SeatBar({ board: { opening, ended } }: { board: HiringBoard }) {
  const { headcount, seats } = opening;
  const over = ended.rejected + ended.withdrawn;
  return (
    <div className="at-toolbar">
      <ul className="list-unstyled d-flex flex-wrap gap-2 m-0 at-13" aria-label={t('Seats')}>
        {seats.joined > 0 && (
          <li>
            <StatusBadge tone="success">{t('{count} joined', { count: seats.joined })}</StatusBadge>
          </li>
        )}
        {seats.accepted > 0 && (
          <li>
            <StatusBadge tone="info">{t('{count} accepted', { count: seats.accepted })}</StatusBadge>
          </li>
        )}
        {seats.sent > 0 && (
          <li>
            <StatusBadge tone="warning">{t('{count} offered', { count: seats.sent })}</StatusBadge>
          </li>
        )}
        <li>
          <StatusBadge>
            {t('{free} free of {all}', { free: freeSeats({ headcount, seats }), all: headcount })}
          </StatusBadge>
        </li>
        {over > 0 && <li className="at-muted">{t('{count} rejected or withdrawn', { count: over })}</li>}
      </ul>
    </div>
  );
}

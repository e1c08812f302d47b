import { formatTimeOfDay } from '@atrium/sdk';

/** From when to when, in the same order in every language. */
export function ShiftHours({ start, end }: { start: string; end: string }) {
  return (
    <small>
      <bdi dir="ltr">{`${formatTimeOfDay(start)}–${formatTimeOfDay(end)}`}</bdi>
    </small>
  );
}

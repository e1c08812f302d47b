import { placeText } from '../recurrence/points.rules.js';
import type { Series } from '../recurrence/series.types.js';
import { DAY_MS, dayStart, placeWall, timeOfDay, wallOf } from '../recurrence/wall-time.rules.js';

/**
 * The local time that a rule means by an original start: 02:30 for an instance that a clock change moved to 03:30. Only
 * such times can be shifted with their series.
 */
export function nominalWall({ start, timezone }: Pick<Series, 'start' | 'timezone'>, id: string): number {
  const { moment, wall } = placeText(id, timezone);
  if (timezone === null) return wall;
  const time = timeOfDay(wallOf(start));
  const days = [dayStart(wall), dayStart(wall) - DAY_MS];
  const nominal = days.map((day) => day + time).find((each) => placeWall(each, timezone).moment === moment);
  return nominal ?? wall;
}

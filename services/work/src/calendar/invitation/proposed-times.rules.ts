import { EVENT_ERRORS, type ErrorDefinition, type ProposeTime } from '@atrium/contracts';
import { AppError } from '@atrium/platform';
import { isSameTime, lengthOf, timeFor, timesOf } from '../event/event-times.rules.js';
import { pointOf, textIn, wallIn } from '../recurrence/points.rules.js';
import type { Instance, Series } from '../recurrence/series.types.js';
import { DAY_MS } from '../recurrence/wall-time.rules.js';

/**
 * Times that a guest proposes for a date, as the event writes them.
 * @throws {AppError} EVENT_ENDS_FIRST, EVENT_TOO_LONG, EVENT_PROPOSAL_SAME, EVENT_PROPOSAL_PAST, VALIDATION_FAILED
 * for days instead of times or the other way round
 */
export function proposedTimes(
  series: Series,
  { given, instance, now }: { given: ProposeTime; instance: Instance; now: Date },
): { start: string; end: string } {
  const { timezone } = series;
  if ((given.zone === null) !== (timezone === null))
    throw new AppError('VALIDATION_FAILED', { fields: { start: 'Enter a date and a time.' } });
  const local = (text: string) => {
    if (timezone === null) return text.slice(0, 10);
    const moment = pointOf(timeFor(given.zone, text), given.zone);
    return textIn(wallIn(moment, timezone), timezone).slice(0, 16);
  };
  const [start, end] = [local(given.start), local(given.end)];
  lengthOf({ zone: timezone, start, end });
  const before = timesOf(series, instance);
  const isSame = isSameTime(timezone, start, before.start) && isSameTime(timezone, end, before.end);
  if (isSame) refuse(EVENT_ERRORS.EVENT_PROPOSAL_SAME);
  if (pointOf(timeFor(timezone, end), timezone) < now.getTime() - (timezone === null ? DAY_MS : 0))
    refuse(EVENT_ERRORS.EVENT_PROPOSAL_PAST);
  return { start, end };
}

function refuse(error: ErrorDefinition): never {
  throw new AppError(error, { fields: { start: error.message } });
}

import { addDays, weekdayOf } from '@atrium/contracts';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { KnownHours } from '../../hours/known-hours.service.js';
import { TaskPeopleService } from '../../task/task-people.service.js';
import { placeWall, wallOf } from '../recurrence/wall-time.rules.js';
import { calendarOwn, calendarRules } from '../settings/calendar-rules.schema.js';
import type { Block } from './busy.rules.js';
import type { CalendarWindow } from './calendar-source.types.js';
import { intersectBlocks } from './slots.rules.js';

/** Nobody is at work for so long: such a day has no hours of its own. */
const WHOLE_DAY = 20 * 60 * 60_000;
const SATURDAY = 6;

/** When people are at work: by their shifts, days off and leave, or else by the hours of their calendar. */
@Injectable()
export class WorkingTimes {
  constructor(
    private readonly people: TaskPeopleService,
    private readonly hours: KnownHours,
    private readonly settings: Settings,
  ) {}

  /** By account. Inside `TenantDb.run` only. */
  async of(people: readonly string[], window: CalendarWindow): Promise<Map<string, Block[]>> {
    const range = { from: addDays(window.from, -1), to: window.to };
    const known = await this.hours.workingSpans(people, range);
    const owns = await this.settings.listOf(calendarOwn, [...people]);
    const rules = await this.settings.ofCompany(calendarRules);
    const zones = await this.people.zonesOf(people);
    const times = new Map<string, Block[]>();
    for (const id of people) {
      const spans = known.get(id)?.map(({ from, to }) => ({ start: from.getTime(), end: to.getTime() }));
      const own = owns.get(id);
      const [from, to] = [own?.workFrom ?? rules.workFrom, own?.workTo ?? rules.workTo];
      const zone = zones.get(id) ?? window.zone;
      const usual = () => usualHours(range, { from, to, zone, all: spans !== undefined });
      times.set(id, spans ? withHours(spans, usual) : usual());
    }
    return times;
  }
}

/** Days without a shift get the usual hours. */
function withHours(spans: readonly Block[], usual: () => Block[]): Block[] {
  const isWhole = ({ start, end }: Block) => end - start >= WHOLE_DAY;
  if (!spans.some(isWhole)) return [...spans];
  const hours = usual();
  return spans.flatMap((span) => (isWhole(span) ? intersectBlocks([span], hours) : [span]));
}

interface UsualHours {
  from: string;
  to: string;
  zone: string;
  /** Every day; otherwise from Monday to Friday. */
  all: boolean;
}

function usualHours(range: { from: string; to: string }, { from, to, zone, all }: UsualHours): Block[] {
  const hours: Block[] = [];
  for (let day = range.from; day <= range.to; day = addDays(day, 1)) {
    if (!all && weekdayOf(day) >= SATURDAY) continue;
    const at = (time: string) => placeWall(wallOf(`${day}T${time}`), zone).moment;
    hours.push({ start: at(from), end: at(to) });
  }
  return hours;
}

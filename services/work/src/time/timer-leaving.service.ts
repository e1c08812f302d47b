import { OnDomainEvent, type EventPayload } from '@atrium/platform';
import { Settings } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import '../hours/hours.events.js';
import { TimeEntryRepository } from './time-entry.repository.js';
import { TimerEnding } from './timer-ending.service.js';
import { timerLeaving } from './timer-leaving.schema.js';
import { TimerStopRepository } from './timer-stop.repository.js';

/** What becomes of a person's timer when they clock out: it stops, or the person is asked, as they chose. */
@Injectable()
export class TimerLeavingFollower {
  constructor(
    private readonly entries: TimeEntryRepository,
    private readonly ending: TimerEnding,
    private readonly stops: TimerStopRepository,
    private readonly settings: Settings,
  ) {}

  /** Repeatable. */
  @OnDomainEvent('work.left', 1)
  async follow({ userId, at }: EventPayload<'work.left'>): Promise<void> {
    const left = new Date(at);
    await this.entries.lock(userId);
    const row = await this.entries.findRunning(userId);
    if (!row?.startedAt || row.startedAt > left) return;
    const chosen = await this.settings.listOf(timerLeaving, [userId]);
    if (chosen.get(userId) === 'stop') {
      const { stop } = await this.ending.end(row, left);
      await this.stops.put(userId, { ...stop, nextId: null });
    } else await this.entries.noteLeft(row.id, left);
    await this.ending.invalidate(userId);
  }
}

import { LONGEST_TIMER_HOURS } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { TimeEntryRepository } from './time-entry.repository.js';
import { TimerEnding } from './timer-ending.service.js';

const HOUR = 3_600_000;

/** Timers that end without their person: with a task, with somebody who leaves, or forgotten. Inside `TenantDb.run` only. */
@Injectable()
export class TimerEnds {
  constructor(
    private readonly clock: Clock,
    private readonly entries: TimeEntryRepository,
    private readonly ending: TimerEnding,
  ) {}

  /** Ends a person's timer with the task on which it runs. @param at when that was closed. */
  async endOn(taskId: string, userId: string, at: Date): Promise<void> {
    await this.entries.lock(userId);
    const row = await this.entries.findRunning(userId);
    // One that was started since runs on.
    if (row?.taskId !== taskId || !row.startedAt || row.startedAt > at) return;
    await this.ending.end(row, at);
    await this.ending.invalidate(userId);
  }

  /** Ends the timer of somebody who leaves, if there is one. */
  async endOf(userId: string): Promise<void> {
    await this.entries.lock(userId);
    const row = await this.entries.findRunning(userId);
    if (!row) return;
    await this.ending.end(row, this.clock.now());
    await this.ending.invalidate(userId);
  }

  /** Ends a person's timer that nothing has stopped. @returns whether it was so */
  async endForgotten(userId: string): Promise<boolean> {
    await this.entries.lock(userId);
    const row = await this.entries.findRunning(userId);
    if (!row?.startedAt || row.startedAt > this.forgottenSince()) return false;
    const to = new Date(row.startedAt.getTime() + LONGEST_TIMER_HOURS * HOUR);
    await this.ending.end({ ...row, needsReview: true }, to);
    await this.ending.invalidate(userId);
    return true;
  }

  /** Whose timers nothing has stopped. */
  async listForgotten(): Promise<string[]> {
    const rows = await this.entries.listRunningSince(this.forgottenSince());
    return rows.map(({ userId }) => userId);
  }

  /** Whose timers run on a task. */
  async listRunningOn(taskId: string): Promise<string[]> {
    const rows = await this.entries.listRunningOn(taskId);
    return rows.map(({ userId }) => userId);
  }

  private forgottenSince(): Date {
    return new Date(this.clock.now().getTime() - LONGEST_TIMER_HOURS * HOUR);
  }
}

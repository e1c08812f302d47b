import { Injectable } from '@nestjs/common';
import { TaskNotesFollower } from '../task/task-notes-follow.service.js';
import {
  TimeEntryRepository,
  type NewTime,
  type TimeRow,
  type WrittenTime,
} from './time-entry.repository.js';

/** The one way to write time; finished time is noted on its task. Inside `TenantDb.run` only. */
@Injectable()
export class TimeBook {
  constructor(
    private readonly entries: TimeEntryRepository,
    private readonly notes: TaskNotesFollower,
  ) {}

  /** @returns its id */
  async add(row: NewTime): Promise<string> {
    const id = await this.entries.add(row);
    await this.follow(row);
    return id;
  }

  /** @returns whether it was there in that version */
  async change(row: TimeRow): Promise<boolean> {
    return this.follow(await this.entries.change(row));
  }

  /** @returns whether it was there in that version */
  async remove(row: Pick<TimeRow, 'id' | 'version'>): Promise<boolean> {
    return this.follow(await this.entries.remove(row));
  }

  /** @returns whether anything was written */
  private async follow(written: WrittenTime | null): Promise<boolean> {
    if (written && written.minutes !== null) await this.notes.followTime(written.taskId);
    return written !== null;
  }
}

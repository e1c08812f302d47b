import { can, mondayOf, TIME_ERRORS, type PermissionSubject } from '@atrium/contracts';
import { AppError } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { TimesheetRepository } from './timesheet.repository.js';

type Reader = PermissionSubject & { id: string };

/** Who writes and decides whose time. Inside `TenantDb.run` only. */
@Injectable()
export class TimeAccess {
  constructor(
    private readonly readers: RowReaders,
    private readonly weeks: TimesheetRepository,
  ) {}

  /** Whose weeks somebody decides; null: everybody's. Never their own. */
  async decides(user: Reader): Promise<ReadonlySet<string> | null> {
    if (user.role === 'admin' || can(user, 'hrOperations', 'addEmployee', 'update')) return null;
    return new Set((await this.readers.of(user)).led);
  }

  async mayDecide(user: Reader, userId: string): Promise<boolean> {
    if (user.id === userId) return false;
    const people = await this.decides(user);
    return people === null || people.has(userId);
  }

  /** Weeks that are submitted or approved take no changes. */
  async isOpen(userId: string, day: string): Promise<boolean> {
    const week = await this.weeks.find(userId, mondayOf(day));
    return week === null || week.state === 'open' || week.state === 'returned';
  }

  /** @throws {AppError} WEEK_CLOSED */
  async refuseClosed(userId: string, day: string): Promise<void> {
    if (!(await this.isOpen(userId, day))) throw new AppError(TIME_ERRORS.WEEK_CLOSED);
  }

  /** A submitted week is corrected by those who decide it; an approved one by none. */
  async mayWrite(user: Reader, userId: string, day: string): Promise<boolean> {
    const week = await this.weeks.find(userId, mondayOf(day));
    if (week?.state === 'approved') return false;
    if (user.id === userId) return week?.state !== 'submitted';
    return this.mayDecide(user, userId);
  }
}

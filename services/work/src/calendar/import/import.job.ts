import { Actors, AppError, Clock, defineJob, HandlesJob, TenantDb, type JobContext } from '@atrium/platform';
import { IMPORT_KEPT_DAYS } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { DAY_MS } from '../recurrence/wall-time.rules.js';
import { ImportReading } from './import-reading.service.js';
import { ImportRunning } from './import-running.service.js';
import { ImportUndoing } from './import-undoing.service.js';
import { CalendarImportRepository } from './import.repository.js';

export const calendarImportJob = defineJob({
  kind: 'work.import-calendar',
  title: 'Import of a calendar',
  payload: z.object({ importId: z.uuid(), step: z.enum(['read', 'run', 'undo']) }),
  mode: 'steps',
  // Files wait behind each other by being tried again, for about ten minutes.
  attempts: 7,
});

const forgetCalendarImports = defineJob({
  kind: 'work.forget-old-calendar-imports',
  title: 'Clean-up of old imports of calendars',
  schedule: { cron: '55 3 * * *', zone: 'company' },
});

/** Runs the steps of imports, with the rights that the person has by then. */
@Injectable()
export class CalendarImportJobs {
  constructor(
    private readonly db: TenantDb,
    private readonly actors: Actors,
    private readonly clock: Clock,
    private readonly imports: CalendarImportRepository,
    private readonly read: ImportReading,
    private readonly run: ImportRunning,
    private readonly undo: ImportUndoing,
  ) {}

  @HandlesJob(calendarImportJob)
  async handle(
    { importId, step }: z.infer<typeof calendarImportJob.payload>,
    job: JobContext,
  ): Promise<Record<string, never>> {
    const actor = job.createdBy === null ? null : await this.actors.find(job.companyId, job.createdBy);
    if (!actor) throw new AppError('ACCESS_DENIED');
    const row = await this.db.run(job.companyId, () => this.imports.find(importId, actor.id));
    if (row) await this[step].take({ actor, row, job });
    return {};
  }

  @HandlesJob(forgetCalendarImports)
  async forget(): Promise<void> {
    await this.imports.deleteOlder(new Date(this.clock.now().getTime() - IMPORT_KEPT_DAYS * DAY_MS));
  }
}

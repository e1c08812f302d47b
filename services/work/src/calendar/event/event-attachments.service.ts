import { EVENT_FILE_USE } from '@atrium/contracts';
import { AppError, Clock, defineJob, HandlesJob, Jobs, type SignedInUser } from '@atrium/platform';
import { Files } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { MINUTE_MS } from '../recurrence/wall-time.rules.js';
import { EventFileRepository } from './event-file.repository.js';

/** Longer than anything can be undone, so that a deleted event comes back with its files. */
const KEPT_MS = 15 * MINUTE_MS;

const removeEventFiles = defineJob({
  kind: 'work.remove-event-files',
  title: 'Removal of files of events',
  payload: z.object({ fileIds: z.array(z.uuid()) }),
  kept: false,
});

/** The uploads behind the files of events. */
@Injectable()
export class EventAttachments {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly kept: EventFileRepository,
    private readonly files: Files,
  ) {}

  /** Inside `TenantDb.run` only. @returns its name @throws {AppError} VALIDATION_FAILED on `fileId` */
  async attach(user: SignedInUser, eventId: string, fileId: string): Promise<string> {
    const recordId = crypto.randomUUID();
    const file = await this.files.attach(fileId, { use: EVENT_FILE_USE, recordId, user });
    await this.kept.add(eventId, { ...file, recordId, by: user.id, at: this.clock.now() });
    return file.name;
  }

  /** Those of a new event, inside `TenantDb.run` only. @throws {AppError} VALIDATION_FAILED on `fileIds` */
  async attachAll(user: SignedInUser, eventId: string, fileIds: readonly string[]): Promise<void> {
    try {
      for (const fileId of new Set(fileIds)) await this.attach(user, eventId, fileId);
    } catch (reason) {
      const message = reason instanceof AppError ? reason.fields?.fileId : undefined;
      if (message === undefined) throw reason;
      throw new AppError('VALIDATION_FAILED', { fields: { fileIds: message } });
    }
  }

  /** Inside `TenantDb.run` only. The bytes go later. @param fileId null: all files of the event */
  async detach(eventId: string, fileId: string | null): Promise<void> {
    const fileIds = await this.kept.remove(eventId, fileId);
    if (fileIds.length === 0) return;
    const runAt = new Date(this.clock.now().getTime() + KEPT_MS);
    await this.jobs.enqueue(removeEventFiles, { fileIds }, { runAt });
  }

  /** Those that no event has by now. */
  @HandlesJob(removeEventFiles)
  async removeBytes({ fileIds }: { fileIds: string[] }): Promise<void> {
    for (const fileId of await this.kept.listUnused(fileIds)) await this.files.remove(fileId);
  }
}

import { Clock, defineJob, HandlesJob, Jobs, TenantDb, type JobContext } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ByteStore } from './byte-store.js';
import { FileRepository } from './file.repository.js';

/** An unfinished upload is kept for this long, so that it can be continued. */
const FORGOTTEN_MS = 24 * 3_600_000;
/** An upload that received no bytes is dropped after this time, because it reserves space. */
const EMPTY_MS = 30 * 60_000;
const AT_ONCE = 500;

const removeBytes = defineJob({
  kind: 'platform.remove-file-bytes',
  title: 'Removal of bytes',
  payload: z.object({ fileId: z.uuid() }),
  kept: false,
  mode: 'steps',
});
export const forgetUploads = defineJob({
  kind: 'platform.forget-uploads',
  title: 'Clean-up of uploads',
  schedule: { cron: '10 2 * * *', zone: 'company' },
});

/** Removes bytes after the change that made them unnecessary has committed. */
@Injectable()
export class FileRemoval {
  constructor(
    private readonly db: TenantDb,
    private readonly jobs: Jobs,
    private readonly files: FileRepository,
    private readonly store: ByteStore,
    private readonly clock: Clock,
  ) {}

  /** Inside `TenantDb.run` only, like `removeParts`. From now on the file belongs to nobody. */
  async remove(fileId: string): Promise<void> {
    await this.files.markRemoved(fileId);
    await this.jobs.enqueue(removeBytes, { fileId }, { key: `all ${fileId}` });
  }

  /** Removes the parts in which a file was uploaded. */
  async removeParts(fileId: string): Promise<void> {
    await this.jobs.enqueue(removeBytes, { fileId }, { key: `parts ${fileId}` });
  }

  /** Removes everything of a removed file, and only the uploaded parts of any other. */
  @HandlesJob(removeBytes)
  async removeNow({ fileId }: { fileId: string }, { companyId }: JobContext): Promise<void> {
    const file = await this.db.run(companyId, () => this.files.find(fileId));
    if (!file || file.state === 'receiving') return;
    const removed = file.state === 'removed';
    await this.store.removeFolder(removed ? file.folder : `${file.folder}/parts`);
    await this.db.run(companyId, () =>
      removed ? this.files.delete(fileId) : this.files.forgetParts(fileId),
    );
  }

  /** Inside `TenantDb.run` only. Removes uploads that were announced but never begun. */
  async forgetEmpty(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - EMPTY_MS);
    for (const id of await this.files.listEmpty(since)) await this.remove(id);
  }

  /** Removes uploads that no record took, because they were abandoned or their process died. */
  @HandlesJob(forgetUploads)
  async forget(): Promise<{ files: number }> {
    const since = new Date(this.clock.now().getTime() - FORGOTTEN_MS);
    const ids = await this.files.listForgotten(since, AT_ONCE);
    for (const id of ids) await this.remove(id);
    return { files: ids.length };
  }
}

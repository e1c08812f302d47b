import { PAY_RUN, PAYSLIP_ARCHIVE_USE } from '@atrium/contracts';
import {
  Actors,
  AppError,
  Clock,
  defineJob,
  HandlesJob,
  LiveEvents,
  notFound,
  TenantDb,
  type JobContext,
  type SignedInUser,
} from '@atrium/platform';
import { Files } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { PayslipPaper } from '../payslip-paper/payslip-paper.service.js';
import { PayslipArchiveRepository } from './payslip-archive.repository.js';
import { withOwnNames, zipFile } from './zip-file.mapper.js';

/** What a paper takes in the file besides its own bytes, generously. */
const MORE_BYTES = 400;
const KEPT_MS = 7 * 24 * 3_600_000;

export const archivePayslips = defineJob({
  kind: 'finance.archive-payslips',
  title: 'Archive of payslips',
  payload: z.object({ archiveId: z.uuid() }),
  mode: 'steps',
});
const forgetArchives = defineJob({
  kind: 'finance.forget-payslip-archives',
  title: 'Clean-up of archives of payslips',
  schedule: { cron: '40 3 * * *', zone: 'company' },
});

/** Makes one file of all payslips of a run. Each paper is kept as it is made: who starts again makes only what is missing. */
@Injectable()
export class PayslipArchiving {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly actors: Actors,
    private readonly live: LiveEvents,
    private readonly files: Files,
    private readonly archives: PayslipArchiveRepository,
    private readonly paper: PayslipPaper,
  ) {}

  @HandlesJob(archivePayslips)
  async make(
    { archiveId }: { archiveId: string },
    job: Pick<JobContext, 'companyId' | 'createdBy' | 'signal' | 'progress'>,
  ): Promise<{ fileId: string }> {
    const user = job.createdBy && (await this.actors.find(job.companyId, job.createdBy));
    const archive = await this.db.run(job.companyId, () => this.archives.find(archiveId));
    if (!user || !archive) throw notFound();
    if (archive.fileId !== null) return { fileId: archive.fileId };
    const { left, all } = await this.db.run(job.companyId, () => this.archives.listLeft(archiveId));
    const begin = (slipId: string) => {
      const paper = this.paper.ofSlip(job.companyId, slipId, archive.language).catch(patiently);
      // It may fail while the one before it is kept; who awaits it hears of that.
      paper.catch(() => undefined);
      return paper;
    };
    // The next one is read and made while this one is kept.
    let coming = left[0] === undefined ? null : begin(left[0]);
    for (const [place, slipId] of left.entries()) {
      job.signal.throwIfAborted();
      const paper = await (coming ?? begin(slipId));
      const next = left[place + 1];
      coming = next === undefined ? null : begin(next);
      await this.db.run(job.companyId, () => this.archives.keep(archiveId, { slipId, ...paper }));
      await job.progress(all - left.length + place + 1, all, 'Making payslips');
    }
    return { fileId: await this.finish(user, { archiveId, month: archive.month }) };
  }

  /** Removes archives that are a week old; they can be made again. */
  @HandlesJob(forgetArchives)
  async forget(): Promise<{ files: number }> {
    const fileIds = await this.archives.takeOld(new Date(this.clock.now().getTime() - KEPT_MS));
    for (const fileId of fileIds) await this.files.remove(fileId);
    return { files: fileIds.length };
  }

  private async finish(
    user: SignedInUser,
    { archiveId, month }: { archiveId: string; month: string },
  ): Promise<string> {
    const papers = withOwnNames(await this.db.run(user.companyId, () => this.archives.listKept(archiveId)));
    const most = papers.reduce((sum, { bytes }) => sum + bytes.length + MORE_BYTES, MORE_BYTES);
    const fileId = await this.files.announce(user, { use: PAYSLIP_ARCHIVE_USE, most });
    await this.db.run(user.companyId, async () => {
      const bytes = zipFile(papers);
      await this.files.fill(fileId, { name: `payslips-${month}.zip`, type: 'application/zip', bytes });
      await this.files.attach(fileId, { use: PAYSLIP_ARCHIVE_USE, recordId: archiveId, user });
      await this.archives.finish(archiveId, { fileId, at: this.clock.now() });
      const audience = { check: PAY_RUN.check('export') };
      await this.live.publish({ type: 'invalidate', tags: [PAY_RUN.tag] }, audience);
    });
    return fileId;
  }
}

/** While many documents are made the job waits, instead of being told that it is refused. */
function patiently(error: unknown): never {
  if (error instanceof AppError && error.code === 'UNAVAILABLE')
    throw new Error(error.message, { cause: error });
  throw error;
}

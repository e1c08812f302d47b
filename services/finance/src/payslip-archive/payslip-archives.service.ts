import { PAY_RUN, type PayslipArchive } from '@atrium/contracts';
import { AppError, Audit, Clock, Jobs, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { hasLocked, PAY_RUNS, type PayRunRow, type PayRunSteps } from '../run/pay-run.record.js';
import { archivePayslips } from './payslip-archive.job.js';
import { PayslipArchiveRepository, shownArchive } from './payslip-archive.repository.js';

/** Orders one file of all payslips of a locked run, which a job makes; who orders one is on record. */
@Injectable()
export class PayslipArchives {
  private readonly runs: PayRunSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly archives: PayslipArchiveRepository,
    private readonly audit: Audit,
  ) {
    this.runs = records.of(PAY_RUNS);
  }

  /** The latest of the run. @throws {AppError} NOT_FOUND, RUN_NOT_LOCKED */
  get(user: SignedInUser, runId: string): Promise<PayslipArchive> {
    return this.db.run(user.companyId, async () => {
      await this.locked(user, runId);
      return shownArchive(await this.archives.findLatest(runId));
    });
  }

  /**
   * One at a time: the one that is being made, or that stopped before its end, is continued.
   * @throws {AppError} NOT_FOUND, RUN_NOT_LOCKED
   */
  start(user: SignedInUser, runId: string): Promise<PayslipArchive> {
    return this.db.run(user.companyId, async () => {
      const run = await this.locked(user, runId);
      await this.runs.rows.lock(runId);
      const archiveId = await this.open(user, runId);
      const options = { createdBy: user.id, key: archiveId };
      await this.archives.setJob(archiveId, await this.jobs.enqueue(archivePayslips, { archiveId }, options));
      this.audit.record({
        action: 'payRun.takeSlips',
        by: user,
        resource: { kind: 'payRun', id: runId, title: `${run.groupName} (${run.month})` },
        after: { people: run.people },
      });
      return shownArchive(await this.archives.find(archiveId));
    });
  }

  private async open(user: SignedInUser, runId: string): Promise<string> {
    const latest = await this.archives.findLatest(runId);
    if (latest?.fileId === null) return latest.id;
    const language = RequestContext.language() ?? 'en';
    return this.archives.add({ runId, language, by: user.id, at: this.clock.now() });
  }

  private async locked(user: SignedInUser, runId: string): Promise<PayRunRow> {
    const run = await this.runs.find(user, runId);
    if (!hasLocked(run)) throw new AppError(PAY_RUN.errors.RUN_NOT_LOCKED);
    return run;
  }
}

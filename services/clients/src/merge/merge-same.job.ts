import {
  MERGE_ERRORS,
  MERGE_KINDS,
  type MergedSame,
  type MergeKind,
  type StartedMerge,
} from '@atrium/contracts';
import {
  Actors,
  AppError,
  defineJob,
  HandlesJob,
  Jobs,
  notFound,
  TenantDb,
  type JobContext,
  type SignedInUser,
} from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { FoundGroup } from './duplicate-groups.rules.js';
import { DuplicateService, type FoundGroups } from './duplicate.service.js';
import { DuplicateRepository, type SharedKey } from './duplicate.repository.js';
import { checkMerger } from './merge-access.rules.js';
import { MergeService } from './merge.service.js';
import { MergeTables } from './merge-tables.service.js';

/** Keys of the kinds by which the same are found. */
const SURE_RANK = 3;
const MOST_COUNTED = 100_000;
const MOST_LEFT = 100;
/** A survivor may be the same as another one only after it has the values of those that it took. */
const MOST_PASSES = 5;

const mergeSame = defineJob({
  kind: 'clients.merge-same',
  title: 'Merging of all that are the same',
  payload: z.object({ kind: z.enum(MERGE_KINDS) }),
  mode: 'steps',
});

/** Merges all leads or clients that are surely the same. Each merge stands for itself and can be undone alone. */
@Injectable()
export class MergeSameJob {
  constructor(
    private readonly db: TenantDb,
    private readonly jobs: Jobs,
    private readonly actors: Actors,
    private readonly duplicates: DuplicateService,
    private readonly repository: DuplicateRepository,
    private readonly tables: MergeTables,
    private readonly merges: MergeService,
  ) {}

  /** Started again while it runs, it is the same job. @throws {AppError} ACCESS_DENIED */
  start(user: SignedInUser, kind: MergeKind): Promise<StartedMerge> {
    checkMerger(user, kind);
    return this.db.run(user.companyId, async () => {
      const options = { createdBy: user.id, key: `merge-same ${kind}` };
      return { jobId: await this.jobs.enqueue(mergeSame, { kind }, options) };
    });
  }

  @HandlesJob(mergeSame)
  async run({ kind }: { kind: MergeKind }, job: JobContext): Promise<MergedSame> {
    const user = job.createdBy && (await this.actors.find(job.companyId, job.createdBy));
    if (!user) throw notFound();
    const done: MergedSame = { merged: 0, left: [] };
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      const before = done.merged;
      done.left = [];
      await this.pass({ user, kind, job }, done);
      if (done.merged === before) break;
    }
    return done;
  }

  private async pass(run: Run, done: MergedSame): Promise<void> {
    const { kind, job } = run;
    const total = await this.db.run(job.companyId, () =>
      this.repository.countKeys(kind, SURE_RANK, MOST_COUNTED),
    );
    let seen = 0;
    for (let from: SharedKey | null = null, isOver = false; !isOver; isOver = from === null) {
      job.signal.throwIfAborted();
      const found = await this.findSame(run, from);
      for (const group of found.groups) await this.merge(run, group, done);
      from = found.after;
      seen += found.seen;
      await job.progress(Math.min(seen, total), total);
    }
  }

  private findSame({ kind, job }: Run, from: SharedKey | null): Promise<FoundGroups> {
    return this.db.run(job.companyId, () => this.duplicates.find(kind, 'same', from));
  }

  private async merge({ user, kind, job }: Run, group: FoundGroup, done: MergedSame): Promise<void> {
    const rows = await this.db.run(job.companyId, () => this.tables.read(user, kind, group.ids));
    const open = rows.filter(({ mergedIntoId, archivedAt }) => mergedIntoId === null && archivedAt === null);
    if (open.length < 2) return;
    const versions = Object.fromEntries(open.map(({ id, version }) => [id, version]));
    const order = { kind, ids: open.map(({ id }) => id), versions, choices: {}, agreed: [] };
    try {
      await this.merges.merge(user, order, job.jobId);
      done.merged += 1;
    } catch (error) {
      if (!(error instanceof AppError) || !LEFT.has(error.code)) throw error;
      if (done.left.length < MOST_LEFT)
        done.left.push({ names: open.map(({ name }) => name), why: error.message });
    }
  }
}

interface Run {
  user: SignedInUser;
  kind: MergeKind;
  job: JobContext;
}

/** Refusals that a person solves; the others go on. */
const LEFT: ReadonlySet<string> = new Set([
  ...Object.values(MERGE_ERRORS).map(({ code }) => code),
  'STALE_VERSION',
]);

import {
  CANDIDATE,
  MERGE_UNDO_DAYS,
  type CandidateMerge,
  type CandidateMergePreview,
  type CandidateMerges as Listed,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { attachedCounts, RecordAttachments } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CandidateService } from '../hiring/candidate.service.js';
import { CandidateMergeMoves } from './candidate-merge-moves.service.js';
import { CandidateMergeRepository, type MergeLine } from './candidate-merge.repository.js';
import { mergeFieldsOf } from './candidate-merge.rules.js';

const DAY_MS = 86_400_000;

/** What a merge of candidates would do, and those that can be undone. */
@Injectable()
export class CandidateMergeList {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly candidates: CandidateService,
    private readonly moves: CandidateMergeMoves,
    private readonly attached: RecordAttachments,
    private readonly merges: CandidateMergeRepository,
    private readonly directory: UserDirectoryService,
  ) {}

  /** @throws {AppError} NOT_FOUND */
  preview(user: SignedInUser, ids: readonly string[]): Promise<CandidateMergePreview> {
    return this.db.run(user.companyId, async () => {
      const rows = [];
      for (const id of ids) rows.push(await this.candidates.steps.findItself(user, id));
      const records = [];
      for (const row of rows) records.push(await this.moves.recordOf(row));
      const other = await this.attached.listIds({ kind: CANDIDATE.kind, id: ids[1] ?? '' });
      return {
        records: await Promise.all(
          rows.map(async ({ id, name, version }) => ({ id, name, version, note: await this.noteOf(id) })),
        ),
        fields: mergeFieldsOf(records),
        moving: attachedCounts(other),
      };
    });
  }

  /** Of a candidate, those that can be undone. @throws {AppError} NOT_FOUND */
  list(user: SignedInUser, candidateId: string): Promise<Listed> {
    return this.db.run(user.companyId, async () => {
      const { id } = await this.candidates.steps.find(user, candidateId);
      return { items: await this.show(user, await this.merges.listStanding(id, this.oldest())) };
    });
  }

  /** Inside `TenantDb.run` only. @throws {AppError} NOT_FOUND */
  async one(user: SignedInUser, id: string): Promise<CandidateMerge> {
    const line = await this.merges.read(id);
    const [shown] = line ? await this.show(user, [line]) : [];
    if (!shown) throw notFound();
    return shown;
  }

  /** Whether a merge of that moment can still be undone. */
  isOpen(at: Date): boolean {
    return at >= this.oldest();
  }

  private async noteOf(id: string): Promise<string> {
    const all = await this.merges.listApplications(id);
    return all.map(({ opening }) => opening).join(', ');
  }

  private async show({ companyId }: SignedInUser, lines: readonly MergeLine[]): Promise<CandidateMerge[]> {
    const people = await this.directory.listNames(companyId, [...new Set(lines.map(({ byId }) => byId))]);
    return lines.map(({ id, survivorId, survivorName, mergedName, at, byId }) => ({
      id,
      survivor: { id: survivorId, name: survivorName },
      merged: [mergedName],
      at: at.toISOString(),
      by: people.get(byId) ?? '',
    }));
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - MERGE_UNDO_DAYS * DAY_MS);
  }
}

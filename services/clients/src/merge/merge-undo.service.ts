import { MERGE_ERRORS, type UndoneMerge } from '@atrium/contracts';
import { AppError, Audit, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { checkMerger } from './merge-access.rules.js';
import { MergeList } from './merge-list.service.js';
import { MergeMoves } from './merge-moves.service.js';
import { MergeTables } from './merge-tables.service.js';
import { MergeRepository, type StoredMerge } from './merge.repository.js';

/** Takes a merge back: what was moved goes back, what came or changed since stays with the survivor. */
@Injectable()
export class MergeUndo {
  constructor(
    private readonly db: TenantDb,
    private readonly audit: Audit,
    private readonly tables: MergeTables,
    private readonly moves: MergeMoves,
    private readonly merges: MergeRepository,
    private readonly list: MergeList,
  ) {}

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, MERGE_UNDONE, MERGE_TOO_LATE, MERGE_LATER */
  undo(user: SignedInUser, id: string): Promise<UndoneMerge> {
    return this.db.run(user.companyId, async () => {
      const merge = await this.merges.lock(id);
      if (!merge) throw notFound();
      checkMerger(user, merge.kind);
      await this.refuse(merge);
      const { kind, survivorId } = merge;
      const [survivor, ...others] = await this.tables.lock(user, kind, [survivorId, ...merge.mergedIds]);
      if (!survivor) throw notFound();
      const audited = await this.tables.audited(kind, survivorId);
      const { back, staying, kept } = await this.moves.separate(user, merge, { survivor, others });
      await this.merges.markUndone(id, user.id);
      const after = await this.tables.audited(kind, survivorId);
      const names = merge.names.slice(1).join(', ');
      this.audit.record({
        action: `${kind}.unmerge`,
        by: user,
        resource: { kind, id: survivorId, title: after.title },
        before: { ...audited.values, merged: names },
        after: after.values,
      });
      return { merge: await this.list.one(user, id), back, staying, kept };
    });
  }

  /** @throws {AppError} MERGE_UNDONE, MERGE_TOO_LATE, MERGE_LATER */
  private async refuse(merge: StoredMerge): Promise<void> {
    if (merge.undoneAt !== null) throw new AppError(MERGE_ERRORS.MERGE_UNDONE);
    if (!this.list.isOpen(merge.at)) throw new AppError(MERGE_ERRORS.MERGE_TOO_LATE);
    if (await this.merges.isMergedSince(merge)) throw new AppError(MERGE_ERRORS.MERGE_LATER);
  }
}

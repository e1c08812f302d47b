import {
  CANDIDATE_MERGE_ERRORS,
  RECORD_MERGE_ERRORS,
  type CandidateMerge,
  type MergeCandidates,
  type UndoneCandidateMerge,
} from '@atrium/contracts';
import { AppError, Audit, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CandidateService } from '../hiring/candidate.service.js';
import { CandidateMergeList } from './candidate-merge-list.service.js';
import { CandidateMergeMoves, type Pair } from './candidate-merge-moves.service.js';
import { CandidateMergeRepository, type StoredMerge } from './candidate-merge.repository.js';

/** Makes one of two candidates, or two again. All of it happens in one transaction, or nothing. */
@Injectable()
export class CandidateMerges {
  constructor(
    private readonly db: TenantDb,
    private readonly audit: Audit,
    private readonly candidates: CandidateService,
    private readonly moves: CandidateMergeMoves,
    private readonly merges: CandidateMergeRepository,
    private readonly list: CandidateMergeList,
  ) {}

  /**
   * Merges them into the first. Asked again by the same person, it answers with the merge that happened.
   * @throws {AppError} NOT_FOUND, STALE_VERSION, MERGE_DONE, CANDIDATE_GONE, CANDIDATES_APPLIED, VALIDATION_FAILED on
   * `choices`
   */
  merge(user: SignedInUser, { ids, versions, choices }: MergeCandidates): Promise<CandidateMerge> {
    return this.db.run(user.companyId, async () => {
      const pair = await this.lock(user, ids);
      const { survivor, other } = pair;
      if (survivor.mergedIntoId !== null || other.mergedIntoId !== null) return this.again(user, pair);
      if (await this.merges.isErased(ids)) throw new AppError(CANDIDATE_MERGE_ERRORS.CANDIDATE_GONE);
      if ([survivor, other].some(({ id, version }) => versions[id] !== version))
        throw new AppError('STALE_VERSION');
      if (await this.merges.appliedTogether(ids))
        throw new AppError(CANDIDATE_MERGE_ERRORS.CANDIDATES_APPLIED);
      const before = await this.candidates.steps.rows.read(survivor.id);
      const id = await this.merges.add({
        survivorId: survivor.id,
        mergedId: other.id,
        survivorName: survivor.name,
        mergedName: other.name,
        done: await this.moves.unite(user, pair, choices),
        byId: user.id,
      });
      const also = { before: {}, after: { merged: other.name } };
      await this.candidates.steps.record({ step: 'merge', by: user, id: survivor.id, before, also });
      return this.list.one(user, id);
    });
  }

  /**
   * Takes a merge back: what was moved goes back, what came or changed since stays with the survivor.
   * @throws {AppError} NOT_FOUND, MERGE_UNDONE, MERGE_TOO_LATE, MERGE_LATER and as `CandidateMergeMoves.separate`
   */
  undo(user: SignedInUser, id: string): Promise<UndoneCandidateMerge> {
    return this.db.run(user.companyId, async () => {
      const found = await this.merges.read(id);
      if (!found) throw notFound();
      // The people first: erasing them takes their merges afterwards.
      const pair = await this.lock(user, [found.survivorId, found.mergedId]);
      const merge = await this.merges.lock(id);
      if (!merge) throw notFound();
      await this.refuse(merge);
      const before = await this.candidates.steps.rows.read(pair.survivor.id);
      const separated = await this.moves.separate(user, merge.done, pair);
      await this.merges.markUndone(id, user.id);
      const also = { before: { merged: merge.mergedName }, after: {} };
      await this.candidates.steps.record({ step: 'unmerge', by: user, id: pair.survivor.id, before, also });
      return { merge: await this.list.one(user, id), ...separated };
    });
  }

  /** Locked in one order, so that two merges never wait for each other. @throws {AppError} NOT_FOUND */
  private async lock(user: SignedInUser, ids: readonly string[]): Promise<Pair> {
    const found = new Map<string, Pair['survivor']>();
    for (const id of ids.toSorted()) found.set(id, await this.candidates.steps.lockItself(user, id));
    const [survivor, other] = ids.map((id) => found.get(id));
    if (!survivor || !other) throw notFound();
    return { survivor, other };
  }

  /** Somebody was faster. @throws {AppError} MERGE_DONE */
  private async again(user: SignedInUser, { survivor, other }: Pair): Promise<CandidateMerge> {
    const isSame = survivor.mergedIntoId === null && other.mergedIntoId === survivor.id;
    const last = isSame ? await this.merges.lastOf(survivor.id, other.id) : undefined;
    if (last?.byId !== user.id) throw new AppError(RECORD_MERGE_ERRORS.MERGE_DONE);
    this.audit.skip('candidate.merge');
    return this.list.one(user, last.id);
  }

  /** @throws {AppError} MERGE_UNDONE, MERGE_TOO_LATE, MERGE_LATER */
  private async refuse(merge: StoredMerge): Promise<void> {
    if (merge.undoneAt !== null) throw new AppError(RECORD_MERGE_ERRORS.MERGE_UNDONE);
    if (!this.list.isOpen(merge.at)) throw new AppError(RECORD_MERGE_ERRORS.MERGE_TOO_LATE);
    if (await this.merges.isMergedSince(merge)) throw new AppError(RECORD_MERGE_ERRORS.MERGE_LATER);
  }
}

import { CANDIDATE, type UndoneCandidateMerge } from '@atrium/contracts';
import { AppError, notFound, type SignedInUser, wrongField } from '@atrium/platform';
import {
  attachedCounts,
  attachedWithout,
  RecordAttachments,
  stayingCounts,
  undoMerge,
  type MergeChoices,
  type MergedRecord,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ApplicationRecords } from '../hiring/application-records.service.js';
import { CandidateService } from '../hiring/candidate.service.js';
import { CandidateMergeRepository } from './candidate-merge.repository.js';
import {
  CANDIDATE_LABELS,
  recordOf,
  shortenedOf,
  survivorOf,
  valuesOf,
  type KeptMerge,
  type MergedCandidate,
} from './candidate-merge.rules.js';

type Counts = UndoneCandidateMerge['back'];

/** Who stays, and who becomes them. */
export interface Pair {
  survivor: MergedCandidate;
  other: MergedCandidate;
}

/** Moves what candidates have who become one, and back where they become separate again. Inside `TenantDb.run` only. */
@Injectable()
export class CandidateMergeMoves {
  constructor(
    private readonly candidates: CandidateService,
    private readonly applications: ApplicationRecords,
    private readonly attached: RecordAttachments,
    private readonly merges: CandidateMergeRepository,
  ) {}

  /**
   * The other closes first, so that nothing new comes to them; then all that they have moves.
   * @throws {AppError} STALE_VERSION, VALIDATION_FAILED on `choices`
   */
  async unite(user: SignedInUser, { survivor, other }: Pair, choices: MergeChoices): Promise<KeptMerge> {
    const ids = [survivor.id, other.id];
    const [before, gone] = [await this.recordOf(survivor), await this.recordOf(other)];
    const isKnown = Object.keys(choices).every((field) => field in CANDIDATE_LABELS);
    const result = isKnown ? survivorOf([before, gone], choices, await this.merges.newestRead(ids)) : null;
    if (!result) throw wrongField('choices', 'Choose one of those that are merged.');
    const { shortened, keepUntil } = shortenedOf(await this.merges.listConsents(ids));
    const { table } = this.candidates.steps;
    await table.change(other, { mergedIntoId: survivor.id }, user.id);
    const moved = await this.attached.move(
      gone.attached,
      { kind: CANDIDATE.kind, id: other.id },
      survivor.id,
    );
    await table.change(survivor, valuesOf(result), user.id);
    for (const each of shortened) await this.limit(each.id, each.keepUntil, keepUntil);
    return { before, then: result, merged: { ...gone, attached: moved }, shortened, keepUntil };
  }

  /**
   * What came or changed since stays with the survivor.
   * @throws {AppError} STALE_VERSION, CANDIDATE_EMAIL_TAKEN, CANDIDATE_UNREACHABLE
   */
  async separate(
    user: SignedInUser,
    { before, then, merged, shortened, keepUntil }: KeptMerge,
    { survivor, other }: Pair,
  ): Promise<{ back: Counts; staying: Counts; kept: string[] }> {
    const here = await this.recordOf(survivor);
    const now = { ...here, attached: attachedWithout(here.attached, [other.id]) };
    const given = { survivor: then, undo: { before, merged: [merged] }, redirects: {} };
    const [restored, separate] = undoMerge(given, now);
    if (!restored || !separate) throw notFound();
    const values = valuesOf(restored);
    if (values.email === null && values.phone === null)
      throw new AppError(CANDIDATE.errors.CANDIDATE_UNREACHABLE);
    const { table } = this.candidates.steps;
    await table.change(survivor, values, user.id);
    await table.change(other, { mergedIntoId: null }, user.id);
    const back = await this.attached.move(
      separate.attached,
      { kind: CANDIDATE.kind, id: survivor.id },
      other.id,
    );
    for (const each of shortened) if (keepUntil) await this.limit(each.id, keepUntil, each.keepUntil);
    return {
      back: attachedCounts(back),
      staying: stayingCounts(before.attached, now.attached, back),
      kept: Object.entries(CANDIDATE_LABELS).flatMap(([field, label]) =>
        then.fields[field] === now.fields[field] ? [] : [label],
      ),
    };
  }

  /** As they stand, with what they have. */
  async recordOf(candidate: MergedCandidate): Promise<MergedRecord> {
    const attached = await this.attached.listIds({ kind: CANDIDATE.kind, id: candidate.id });
    return recordOf(candidate, { resumeWords: await this.merges.wordsOf(candidate.id), attached });
  }

  private async limit(id: string, from: string, keepUntil: string | null): Promise<void> {
    await this.applications.steps.table.noteAll([id], { keepUntil: from }, { keepUntil });
  }
}

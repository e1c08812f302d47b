import { MERGE_ERRORS, type MergeKind, type UndoneMerge } from '@atrium/contracts';
import { AppError, Audit, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { RecordAttachments, type AttachedIds } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { Consents } from '../consent/consents.service.js';
import { undoMerge } from '../contact/merge-undo.rules.js';
import { CLIENT_MERGE } from './client-merge.record.js';
import { ContactAttachment } from './contact-attachment.service.js';
import { LEAD_MERGE } from './lead-merge.record.js';
import { checkMerger } from './merge-access.rules.js';
import { keptOf } from './merge-fields.rules.js';
import { MergeList } from './merge-list.service.js';
import type { MergeRow } from './merge-row.types.js';
import { MergeTables } from './merge-tables.service.js';
import { MergeRepository, type StoredMerge } from './merge.repository.js';

type Counts = UndoneMerge['back'];

/** Takes a merge back: what was moved goes back, what came or changed since stays with the survivor. */
@Injectable()
export class MergeUndo {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly tables: MergeTables,
    private readonly attached: RecordAttachments,
    private readonly contacts: ContactAttachment,
    private readonly consents: Consents,
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
      const { back, staying, kept } = await this.carryOut(user, merge, { survivor, others });
      await this.merges.markUndone(id, { byId: user.id, at: this.clock.now() });
      const after = await this.tables.audited(kind, survivorId);
      const names = merge.names.slice(1).join(', ');
      this.audit.record({
        ...{ action: `${kind}.unmerge`, by: user, resource: { kind, id: survivorId, title: after.title } },
        ...{ before: { ...audited.values, merged: names }, after: after.values },
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

  private async carryOut(
    user: SignedInUser,
    { kind, done }: StoredMerge,
    { survivor, others }: { survivor: MergeRow; others: MergeRow[] },
  ): Promise<{ back: Counts; staying: Counts; kept: string[] }> {
    const here = without(
      await this.attached.listIds({ kind, id: survivor.id }),
      others.map(({ id }) => id),
    );
    const now = keptOf(survivor, here);
    const { before, then, merged } = done;
    const given = { survivor: then, undo: { before, merged }, redirects: {} };
    const [restored, ...separate] = undoMerge(given, now);
    if (!restored) throw notFound();
    const back: AttachedIds = {};
    for (const each of separate) {
      const row = others.find(({ id }) => id === each.id);
      if (!row) continue;
      await this.tables.write(user, { kind, ...row }, each);
      const moved = await this.attached.move(each.attached, { kind, id: survivor.id }, each.id);
      for (const [part, ids] of Object.entries(moved)) back[part] = [...(back[part] ?? []), ...ids];
    }
    if (kind === 'client') await this.contacts.callFirst(done.primaries);
    for (const { id } of separate) await this.tables.keep(kind, id);
    // It may have been archived since, and stays so.
    await this.tables.write(user, { kind, ...survivor }, { ...restored, archivedAt: survivor.archivedAt });
    await this.consents.reopen(done.closed, user);
    return {
      back: countsOf(back),
      staying: stayingOf(before.attached, here, back),
      kept: changedOf(kind, then, now),
    };
  }
}

/** The records that become separate again are no part of the survivor. */
const without = (parts: AttachedIds, gone: readonly string[]): AttachedIds =>
  Object.fromEntries(
    Object.entries(parts).map(([part, ids]) => [part, ids.filter((id) => !gone.includes(id))]),
  );

const countsOf = (parts: AttachedIds): Counts =>
  Object.entries(parts)
    .map(([part, ids]) => ({ part, count: ids.length }))
    .filter(({ count }) => count > 0);

/** What is with the survivor although it was not before the merge. */
function stayingOf(before: AttachedIds, here: AttachedIds, back: AttachedIds): Counts {
  const staying = Object.entries(here).map(([part, ids]): [string, string[]] => {
    const known = new Set([...(before[part] ?? []), ...(back[part] ?? [])]);
    return [part, ids.filter((id) => !known.has(id))];
  });
  return countsOf(Object.fromEntries(staying));
}

type Values = Pick<Parameters<typeof undoMerge>[1], 'fields'>;

/** Labels of the fields that were changed since. */
function changedOf(kind: MergeKind, then: Values, now: Values): string[] {
  const { labels } = kind === 'lead' ? LEAD_MERGE : CLIENT_MERGE;
  return Object.keys(labels).flatMap((field) =>
    (then.fields[field] ?? null) === (now.fields[field] ?? null) ? [] : (labels[field] ?? []),
  );
}

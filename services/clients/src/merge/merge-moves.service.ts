import type { MergeKind, UndoneMerge } from '@atrium/contracts';
import { notFound, type SignedInUser } from '@atrium/platform';
import {
  attachedCounts,
  attachedWithout,
  RecordAttachments,
  stayingCounts,
  undoMerge,
  type AttachedIds,
  type MergedRecord,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { Consents } from '../consent/consents.service.js';
import { CLIENT_MERGE } from './client-merge.record.js';
import { ContactAttachment } from './contact-attachment.service.js';
import { LEAD_MERGE } from './lead-merge.record.js';
import { keptOf } from './merge-fields.rules.js';
import { MergePeople } from './merge-people.service.js';
import type { KeptMerge, MergeRow, MovedBy } from './merge-row.types.js';
import { MergeTables } from './merge-tables.service.js';
import type { StoredMerge } from './merge.repository.js';

type Counts = UndoneMerge['back'];

/** Moves what hangs on records that become one, and back where they become separate again. Inside `TenantDb.run` only. */
@Injectable()
export class MergeMoves {
  constructor(
    private readonly tables: MergeTables,
    private readonly attached: RecordAttachments,
    private readonly people: MergePeople,
    private readonly contacts: ContactAttachment,
    private readonly consents: Consents,
  ) {}

  /** Old records close first, so that nothing new comes to them; then all that hangs on them moves. */
  async unite(
    user: SignedInUser,
    kind: MergeKind,
    {
      survivor,
      others,
      result,
    }: { survivor: MergeRow; others: MergeRow[]; result: Pick<MergedRecord, 'fields' | 'lists'> },
  ): Promise<KeptMerge> {
    const own = await this.attached.listIds({ kind, id: survivor.id });
    const primaries = await this.people.primaries(kind, others);
    const moved: MovedBy = {};
    for (const each of others) {
      await this.tables.close(user, { kind, ...each }, survivor.id);
      const from = { kind, id: each.id };
      moved[each.id] = await this.attached.move(await this.attached.listIds(from), from, survivor.id);
    }
    await this.tables.write(user, { kind, ...survivor }, result);
    const closed = await this.people.uniteConsents(user, kind, [survivor, ...others]);
    const all = [own, ...Object.values(moved)];
    return {
      before: keptOf(survivor, own),
      primaries,
      closed,
      then: { id: survivor.id, ...result, attached: joined(all), consents: {} },
      merged: others.map((each) => keptOf(each, moved[each.id] ?? {})),
    };
  }

  /** What came or changed since stays with the survivor. */
  async separate(
    user: SignedInUser,
    { kind, done }: StoredMerge,
    { survivor, others }: { survivor: MergeRow; others: MergeRow[] },
  ): Promise<{ back: Counts; staying: Counts; kept: string[] }> {
    const here = attachedWithout(
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
      back: attachedCounts(back),
      staying: stayingCounts(before.attached, here, back),
      kept: changedOf(kind, then, now),
    };
  }
}

function joined(all: readonly AttachedIds[]): AttachedIds {
  const sum: AttachedIds = {};
  for (const each of all)
    for (const [part, ids] of Object.entries(each)) sum[part] = [...(sum[part] ?? []), ...ids];
  return sum;
}

type Values = Pick<Parameters<typeof undoMerge>[1], 'fields'>;

/** Labels of the fields that were changed since. */
function changedOf(kind: MergeKind, then: Values, now: Values): string[] {
  const { labels } = kind === 'lead' ? LEAD_MERGE : CLIENT_MERGE;
  return Object.keys(labels).flatMap((field) =>
    (then.fields[field] ?? null) === (now.fields[field] ?? null) ? [] : (labels[field] ?? []),
  );
}

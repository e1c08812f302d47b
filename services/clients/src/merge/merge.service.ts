import { MERGE_ERRORS, type ContactMerge, type MergeContacts, type MergeKind } from '@atrium/contracts';
import { AppError, Audit, TenantDb, wrongField, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { CLIENT_MERGE } from './client-merge.record.js';
import { LEAD_MERGE } from './lead-merge.record.js';
import { checkMerger } from './merge-access.rules.js';
import { previewOf, settledChoices, survivorOf } from './merge-fields.rules.js';
import { MergeList } from './merge-list.service.js';
import { MergeMoves } from './merge-moves.service.js';
import { MergePeople } from './merge-people.service.js';
import type { MergeRow } from './merge-row.types.js';
import { MergeTables } from './merge-tables.service.js';
import { MergeRepository } from './merge.repository.js';

const RULES = { lead: LEAD_MERGE, client: CLIENT_MERGE };
const NOTHING = 'Choose at least two.';

/** Makes one of several leads or clients. All of it happens in one transaction, or nothing. */
@Injectable()
export class MergeService {
  constructor(
    private readonly db: TenantDb,
    private readonly audit: Audit,
    private readonly tables: MergeTables,
    private readonly people: MergePeople,
    private readonly merges: MergeRepository,
    private readonly moves: MergeMoves,
    private readonly list: MergeList,
    private readonly choices: LeadChoices,
  ) {}

  /**
   * Merges them into the first. Asked again by the same person, it answers with the merge that happened.
   * @param jobId the job that merges all that are the same
   * @throws {AppError} ACCESS_DENIED, NOT_FOUND, STALE_VERSION, MERGE_DONE, MERGE_ASKS, MERGE_ARCHIVED,
   * MERGE_ONBOARDINGS, OWNER_CANNOT_OPEN on `choices.ownerId`, VALIDATION_FAILED on `choices`
   */
  merge(user: SignedInUser, order: MergeContacts, jobId: string | null = null): Promise<ContactMerge> {
    const { kind, ids } = order;
    checkMerger(user, kind);
    return this.db.run(user.companyId, async () => {
      const rows = await this.tables.lock(user, kind, ids);
      if (rows.some(({ mergedIntoId }) => mergedIntoId !== null)) return this.again(user, kind, rows);
      if (rows.some(({ archivedAt }) => archivedAt !== null)) throw new AppError(MERGE_ERRORS.MERGE_ARCHIVED);
      if (rows.some(({ id, version }) => order.versions[id] !== version)) throw new AppError('STALE_VERSION');
      const [survivor, ...others] = rows;
      if (!survivor || others.length === 0) throw wrongField('ids', NOTHING);
      const result = await this.decide(kind, rows, order);
      await this.people.refuse(kind, ids, order.agreed);
      const owner = rows.find(({ id }) => id === order.choices['ownerId'])?.ownerId;
      if (owner && owner !== survivor.ownerId) await this.people.refuseOwner(kind, owner);
      const before = await this.tables.audited(kind, survivor.id);
      const done = await this.moves.unite(user, kind, { survivor, others, result });
      const names = rows.map(({ name }) => name);
      const id = await this.merges.add({
        kind,
        survivorId: survivor.id,
        mergedIds: others.map((each) => each.id),
        names,
        done,
        jobId,
        byId: user.id,
      });
      await this.record(user, kind, { before, rows });
      return this.list.one(user, id);
    });
  }

  private async decide(kind: MergeKind, rows: MergeRow[], { choices, agreed }: MergeContacts) {
    const asked = agreed.filter((each) => each !== 'logins');
    const settled = settledChoices(rows, choices, asked);
    const unknown = Object.keys(choices).find((field) => !(field in RULES[kind].labels));
    if (unknown !== undefined) throw wrongField(`choices.${unknown}`, 'Choose one of the fields.');
    const open = previewOf(rows, settled).ask;
    if (open.length > 0 || previewOf(rows, {}).ask.some((each) => !asked.includes(each)))
      throw new AppError(MERGE_ERRORS.MERGE_ASKS);
    const { stages } = await this.choices.setup();
    const result = survivorOf(rows, settled, { ...RULES[kind], stages });
    if ('refused' in result) throw wrongField('choices', 'Choose one of those that are merged.');
    return result;
  }

  /** Somebody was faster. @throws {AppError} MERGE_DONE */
  private async again(user: SignedInUser, kind: MergeKind, rows: MergeRow[]): Promise<ContactMerge> {
    const [survivor, ...others] = rows;
    const isSame = others.every(({ mergedIntoId }) => mergedIntoId === survivor?.id);
    const last =
      survivor && isSame
        ? await this.merges.lastOf(
            survivor.id,
            others.map(({ id }) => id),
          )
        : undefined;
    if (last?.byId !== user.id) throw new AppError(MERGE_ERRORS.MERGE_DONE);
    this.audit.skip(`${kind}.merge`);
    return this.list.one(user, last.id);
  }

  private async record(
    user: SignedInUser,
    kind: MergeKind,
    { before, rows }: { before: { title: string; values: object }; rows: MergeRow[] },
  ): Promise<void> {
    const [survivor, ...others] = rows;
    if (!survivor) return;
    const after = await this.tables.audited(kind, survivor.id);
    const merged = others.map(({ name, note }) => [name, note].filter(Boolean).join(' · ')).join(', ');
    this.audit.record({
      action: `${kind}.merge`,
      by: user,
      resource: { kind, id: survivor.id, title: after.title },
      before: before.values,
      after: { ...after.values, merged },
    });
    await this.people.notify(user, kind, rows);
  }
}

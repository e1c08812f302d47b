import {
  BULK_LIMIT,
  LEAD,
  passesCheck,
  type ChangeLeads,
  type LeadChange,
  type LeadQuery,
  type LeadReport,
  type UndoLeads,
  type UndoneLead,
} from '@atrium/contracts';
import { AppError, Audit, notFound, TenantDb, toAppError, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeadMoves } from './lead-moves.service.js';
import { LeadRecords } from './lead-records.service.js';
import type { LeadRow } from './lead.record.js';
import { LeadService } from './lead.service.js';

/** So many are changed at once, each in its own transaction: below half of the usual pool of connections. */
const AT_ONCE = 4;

type Planned = Omit<UndoneLead, 'id'>;
interface Attempt {
  row: LeadReport['rows'][number];
  undo: UndoneLead[];
}

/** One change on many leads, of which each is refused or taken alone, by the rules for one. */
@Injectable()
export class LeadBulk {
  constructor(
    private readonly records: LeadRecords,
    private readonly leads: LeadService,
    private readonly moves: LeadMoves,
    private readonly db: TenantDb,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} VALIDATION_FAILED when none is chosen, or beside a value that fits no lead */
  async run(user: SignedInUser, { change, ids, matching }: ChangeLeads): Promise<LeadReport> {
    const chosen = await this.choose(user, { ids, matching });
    const plan = ({ version }: LeadRow): Planned => ({ version, change, kept: null });
    const plans = chosen.ids.map((id) => ({ id, plan }));
    return this.report(await this.attemptAll(user, plans), chosen.more);
  }

  /** Gives leads back what they had, but for those that changed since. */
  async undo(user: SignedInUser, { undo }: UndoLeads): Promise<LeadReport> {
    const plans = undo.map(({ id, version, ...before }) => ({
      id,
      plan: (row: LeadRow): Planned => ({ version: unchanged(row, version), ...before }),
    }));
    return this.report(await this.attemptAll(user, plans), false);
  }

  private async choose(user: SignedInUser, { ids, matching }: Omit<ChangeLeads, 'change'>) {
    if (matching) {
      const query: object = { ...matching, limit: BULK_LIMIT };
      const { items, nextCursor } = await this.records.leads.list(user, query as LeadQuery);
      return { ids: items.map(({ id }) => id), more: nextCursor !== null };
    }
    if (!ids?.length) throw new AppError('VALIDATION_FAILED', { fields: { ids: 'Choose at least one.' } });
    return { ids: [...new Set(ids)], more: false };
  }

  private async attemptAll(
    user: SignedInUser,
    plans: readonly { id: string; plan: (row: LeadRow) => Planned }[],
  ): Promise<Attempt[]> {
    const attempts: Attempt[] = [];
    for (let at = 0; at < plans.length; at += AT_ONCE) {
      const some = plans.slice(at, at + AT_ONCE);
      attempts.push(...(await Promise.all(some.map(({ id, plan }) => this.attempt(user, id, plan)))));
    }
    return attempts;
  }

  private async attempt(user: SignedInUser, id: string, plan: (row: LeadRow) => Planned): Promise<Attempt> {
    let name: string | null = null;
    try {
      const before = await this.db.run(user.companyId, () => this.records.leads.findItself(user, id));
      name = before.company ?? before.name;
      const planned = plan(before);
      if (isSame(before, planned.change)) return { row: { id, name, refusal: null }, undo: [] };
      const after = await this.take(user, { id, ...planned });
      const undo = { id, version: after.version, ...inverseOf(before, planned.change) };
      return { row: { id, name, refusal: null }, undo: [undo] };
    } catch (error) {
      const refusal = toAppError(error);
      const [said = refusal.message] = Object.values(refusal.fields ?? {});
      return {
        row: { id, name, refusal: refusal.code === 'NOT_FOUND' ? notFound().message : said },
        undo: [],
      };
    }
  }

  private take(user: SignedInUser, { id, version, change, kept }: UndoneLead) {
    if (change.kind === 'stage') {
      const { kind: _kind, ...to } = change;
      return kept
        ? this.moves.back(user, id, { version, ...to, kept })
        : this.moves.move(user, id, { version, ...to });
    }
    if (change.kind === 'archive' || change.kind === 'restore') {
      if (!passesCheck(user, LEAD.check('delete'))) throw new AppError('ACCESS_DENIED');
      return this.records.leads.move(user, { step: change.kind, id, version });
    }
    const { kind: _kind, ...values } = change;
    return this.leads.update(user, id, { version, ...values });
  }

  private report(attempts: readonly Attempt[], more: boolean): LeadReport {
    const undo = attempts.flatMap((each) => each.undo);
    if (undo.length === 0) this.audit.skip('lead.update');
    return { rows: attempts.map(({ row }) => row), more, undo };
  }
}

function isSame(row: LeadRow, change: LeadChange): boolean {
  if (change.kind === 'stage') return row.stageKey === change.stage;
  return change.kind === 'owner' && row.ownerId === change.ownerId;
}

function inverseOf(row: LeadRow, { kind }: LeadChange): Pick<UndoneLead, 'change' | 'kept'> {
  const { stageKey: stage, lostReason, lostNote, ownerId, nextAction, nextOn, nextTime, probability } = row;
  const next = { nextAction, nextOn, nextTime };
  if (kind === 'stage')
    return { change: { kind, stage, lostReason, lostNote }, kept: { probability, ...next } };
  if (kind === 'owner') return { change: { kind, ownerId }, kept: null };
  if (kind === 'next') return { change: { kind, ...next }, kept: null };
  return { change: { kind: kind === 'archive' ? 'restore' : 'archive' }, kept: null };
}

/** @throws {AppError} TRANSITION_REFUSED of a lead that changed since */
function unchanged(row: LeadRow, version: number): number {
  if (row.version !== version)
    throw new AppError('TRANSITION_REFUSED', {
      message: 'Someone changed it meanwhile, so it stays as it is.',
    });
  return version;
}

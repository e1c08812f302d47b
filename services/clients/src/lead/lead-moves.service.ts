import { Records } from '@atrium/records';
import {
  ANSWERED_LEAD_STAGES,
  ENDED_LEAD_STAGES,
  LEAD,
  type Lead,
  type StepBody,
  type UndoneLead,
} from '@atrium/contracts';
import { AppError, Audit, Clock, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { OwnerNames } from '../owned/owner-names.service.js';
import { LeadClients } from './lead-clients.service.js';
import { LEADS, type LeadSteps } from './lead.record.js';
import { LeadRepository } from './lead.repository.js';
import { NO_NEXT, nextAtOf, refuseMove } from './lead.rules.js';

type Body<Step extends 'move' | 'waive' | 'convert'> = StepBody<typeof LEAD, Step>;

interface Returning extends Body<'move'> {
  kept: NonNullable<UndoneLead['kept']>;
}

/** The way of a lead through the stages, to where it is won or lost. */
@Injectable()
export class LeadMoves {
  readonly steps: LeadSteps;

  constructor(
    records: Records,
    owners: OwnerNames,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly choices: LeadChoices,
    private readonly clients: LeadClients,
    private readonly history: LeadRepository,
    private readonly audit: Audit,
  ) {
    this.steps = records.of(LEADS, (user, rows) => owners.of(user, rows));
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED and what the way of a lead refuses */
  move(user: SignedInUser, id: string, { version, ...given }: Body<'move'>): Promise<Lead> {
    return this.steps.run(user, {
      step: 'move',
      id,
      version,
      change: async (from) => {
        const { setup, to } = await this.choices.stage(given.stage);
        const refusal = refuseMove({ ...given, from, to, setup, isAdmin: user.role === 'admin' });
        if (refusal) throw refusalOf(refusal);
        const { lostReason, lostNote } = to.type === 'lost' ? given : { lostReason: null, lostNote: null };
        const now = this.clock.now();
        const isMoved = to.key !== from.stageKey;
        const isAnswered = ANSWERED_LEAD_STAGES.includes(to.type);
        return {
          stage: to.type,
          stageKey: to.key,
          lostReason,
          lostNote,
          wonReason: null,
          ...(isMoved && { stageSince: now }),
          ...(isMoved && to.probability !== null && { probability: to.probability }),
          ...(from.answeredAt === null && isAnswered && { answeredAt: now }),
          ...(ENDED_LEAD_STAGES.includes(to.type) && NO_NEXT),
          heldFrom: to.type !== 'on_hold' ? null : from.stage === 'on_hold' ? from.heldFrom : from.stageKey,
        };
      },
    });
  }

  /**
   * Back to the stage from which it came last, with what the way took from it.
   * @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED to any other stage
   */
  back(user: SignedInUser, id: string, { version, kept, ...given }: Returning): Promise<Lead> {
    return this.steps.run(user, {
      step: 'move',
      id,
      version,
      change: async (from) => {
        const { to } = await this.choices.stage(given.stage);
        const [before] = await this.history.before(id);
        if (before?.stageKey !== to.key || from.stage === 'won') throw new AppError('TRANSITION_REFUSED');
        const { lostReason, lostNote } = given;
        const heldFrom = to.type === 'on_hold' ? from.stageKey : null;
        const stage = { stage: to.type, stageKey: to.key, stageSince: this.clock.now(), heldFrom };
        return { ...stage, lostReason, lostNote, ...kept, nextAt: nextAtOf(kept, user.companyTimezone) };
      },
    });
  }

  /** A manager wins it without a client. @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  waive(user: SignedInUser, id: string, { version, reason }: Body<'waive'>): Promise<Lead> {
    const change = async ({ answeredAt }: { answeredAt: Date | null }) => ({
      ...(await this.won(answeredAt)),
      wonReason: reason,
    });
    return this.steps.run(user, { step: 'waive', id, version, change });
  }

  /**
   * Wins the lead. Asked again, it answers with the same client; one that was opened again is won with it again.
   * @throws {AppError} NOT_FOUND of the lead or the client, LEAD_ARCHIVED, ACCESS_DENIED
   */
  convert(user: SignedInUser, id: string, order: Body<'convert'>): Promise<Lead> {
    return this.db.run(user.companyId, async () => {
      const before = await this.steps.lockItself(user, id);
      if (before.archivedAt) throw new AppError(LEAD.errors.LEAD_ARCHIVED);
      if (before.clientId !== null && before.stage === 'won') {
        this.audit.skip('lead.convert');
        return this.steps.get(user, id);
      }
      const clientId = before.clientId ?? (await this.clients.take(user, before, order));
      const won = { ...(await this.won(before.answeredAt)), clientId };
      await this.steps.table.change(before, won, user.id);
      await this.steps.record({ step: 'convert', by: user, id, before });
      return this.steps.get(user, id);
    });
  }

  /** Nothing is left to be done, so that nobody is reminded any more. */
  private async won(answeredAt: Date | null) {
    const now = this.clock.now();
    const { to } = await this.choices.stage(await this.choices.firstOf('won'));
    return {
      stage: to.type,
      stageKey: to.key,
      stageSince: now,
      answeredAt: answeredAt ?? now,
      lostReason: null,
      lostNote: null,
      heldFrom: null,
      ...NO_NEXT,
      ...(to.probability !== null && { probability: to.probability }),
    };
  }
}

function refusalOf(refusal: NonNullable<ReturnType<typeof refuseMove>>): AppError {
  const { LEAD_LOST_REASON, LEAD_LOST_NOTE } = LEAD.errors;
  if (refusal === LEAD_LOST_REASON) return refusedField('lostReason', LEAD_LOST_REASON);
  if (refusal === LEAD_LOST_NOTE) return refusedField('lostNote', LEAD_LOST_NOTE);
  return new AppError(refusal);
}

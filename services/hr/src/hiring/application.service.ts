import {
  CANDIDATE,
  type AlikeApplications,
  type APPLICATION,
  type Application,
  type BulkReport,
  type ChangeApplications,
  type CreateApplication,
  type StepBody,
  type Transition,
} from '@atrium/contracts';
import { AppError, Clock, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ApplicationRecords } from './application-records.service.js';
import type { ApplicationRow, ApplicationSteps } from './application.record.js';
import { ApplicationRepository } from './application.repository.js';
import { isRefusal, movedTo, refuseAdding, reopened, stageOfKind } from './application.rules.js';
import { CandidateService } from './candidate.service.js';
import { keepsHiring } from './hiring-sight.policy.js';
import { Openings } from './openings.service.js';

const MOST_ALIKE = 20;
const NOT_REJECTED = { rejectReason: null, rejectNote: null };

/** Who applied, and their way through the stages of an opening. */
@Injectable()
export class ApplicationService {
  readonly steps: ApplicationSteps;

  constructor(
    private readonly records: ApplicationRecords,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly candidates: CandidateService,
    private readonly repository: ApplicationRepository,
    private readonly openings: Openings,
  ) {
    this.steps = records.steps;
  }

  /** @throws {AppError} OPENING_CLOSED, APPLICATION_KNOWN, CANDIDATE_UNREACHABLE, NOT_FOUND of the opening */
  create(user: SignedInUser, given: CreateApplication): Promise<Application> {
    const { name, email, phone, ...application } = given;
    if (email === null && phone === null) throw refusedField('email', CANDIDATE.errors.CANDIDATE_UNREACHABLE);
    return this.db.run(user.companyId, async () => {
      const opening = await this.openings.lockSeen(user, application.openingId);
      const refusal = refuseAdding(opening.state);
      if (refusal) throw new AppError(refusal);
      const candidateId = await this.candidates.take(user, { name, email, phone });
      const stageId = stageOfKind(opening.stages, 'applied');
      return this.steps.create(user, { ...application, candidateId, stageId, stageSince: this.clock.now() });
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, APPLICATION_STAGE, APPLICATION_BY_OFFER, OPENING_ENDED */
  move(user: SignedInUser, id: string, { version, stageId }: Body<'move'>): Promise<Application> {
    return this.steps.run(user, {
      step: 'move',
      id,
      version,
      change: (row) => this.staged(row, movedTo, stageId),
    });
  }

  reject(user: SignedInUser, id: string, { version, reason, note }: Body<'reject'>): Promise<Application> {
    const rejected = { rejectReason: reason, rejectNote: note || null, stageSince: this.clock.now() };
    const change = async () => {
      await this.records.ended(id, user);
      return rejected;
    };
    return this.steps.run(user, { step: 'reject', id, version, change });
  }

  withdraw(user: SignedInUser, id: string, { version }: Transition): Promise<Application> {
    const stageSince = this.clock.now();
    const change = async () => {
      await this.records.ended(id, user);
      return { stageSince };
    };
    return this.steps.run(user, { step: 'withdraw', id, version, change });
  }

  /** Back to the stage in which it was. @throws as `move` */
  reopen(user: SignedInUser, id: string, { version }: Transition): Promise<Application> {
    return this.steps.run(user, {
      step: 'reopen',
      id,
      version,
      change: (row) => this.staged(row, reopened, row.stageId),
    });
  }

  /** One step on many, of which each is refused or taken alone. */
  changeMany(user: SignedInUser, order: ChangeApplications): Promise<BulkReport> {
    const { step, ids, matching } = order;
    const chosen = { step, ids, matching, values: null };
    return this.steps.bulk.run(user, chosen, ({ id, version, stages }) =>
      order.step === 'move'
        ? this.move(user, id, { version, stageId: stageOfKind(stages, order.kind) })
        : this.reject(user, id, { version, reason: order.reason, note: order.note }),
    );
  }

  /** Other applications of the same person, and of those who may be the same. @throws {AppError} NOT_FOUND */
  listAlike(user: SignedInUser, id: string): Promise<AlikeApplications> {
    return this.db.run(user.companyId, async () => {
      const { candidateId } = await this.steps.find(user, id);
      if (!keepsHiring(user)) return { items: [] };
      const items = await this.repository.listAlike(candidateId, MOST_ALIKE);
      return { items: items.filter((item) => item.id !== id) };
    });
  }

  private staged({ stages }: ApplicationRow, to: typeof movedTo, stageId: string) {
    const stage = to(stages, stageId);
    if (isRefusal(stage)) throw new AppError(stage);
    return { ...stage, ...NOT_REJECTED, stageSince: this.clock.now() };
  }
}

type Body<Step extends 'move' | 'reject'> = StepBody<typeof APPLICATION, Step>;

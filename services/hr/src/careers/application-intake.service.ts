import type { HiringStage } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { ApplicationEntity } from '../hiring/application.entity.js';
import { ApplicationRecords } from '../hiring/application-records.service.js';
import type { ApplicationRow } from '../hiring/application.record.js';
import { isRefusal, reopened, stageOfKind } from '../hiring/application.rules.js';
import type { ReadApplication } from './application-form.schema.js';
import { Applied } from './applied.service.js';
import { ApplyingRepository } from './applying.repository.js';

const REOPENS_AFTER_DAYS = 180;
const KEPT_MONTHS = 12;
const DAY_MS = 86_400_000;

export interface SentApplication extends ReadApplication {
  submissionId: string;
  consentText: string;
}

interface For {
  openingId: string;
  candidateId: string;
  stages: HiringStage[];
}

/** What was sent with a form becomes an application, or belongs to one that is there. Inside `TenantDb.run` only. */
@Injectable()
export class ApplicationIntake {
  constructor(
    private readonly clock: Clock,
    private readonly applications: ApplicationRecords,
    private readonly repository: ApplyingRepository,
    private readonly applied: Applied,
  ) {}

  /** Null where this very form was sent before. */
  async take(to: For, sent: SentApplication): Promise<{ id: string; isNew: boolean } | null> {
    const known = await this.repository.find(to.openingId, to.candidateId);
    if (!known) return { id: await this.insert(to, sent), isNew: true };
    if (known.submissionId === sent.submissionId) return null;
    await this.again(known.id, sent);
    return { id: known.id, isNew: false };
  }

  private async insert({ openingId, candidateId, stages }: For, sent: SentApplication): Promise<string> {
    const { steps } = this.applications;
    const { askedPay, experience, noticeDays, place, answers } = sent;
    const row = {
      ...this.consentOf(sent),
      openingId,
      candidateId,
      source: 'careers' as const,
      stageId: stageOfKind(stages, 'applied'),
      stageSince: this.clock.now(),
      askedPay,
      experience,
      noticeDays,
      place,
      answers,
      knockedOut: answers.some(({ fits }) => fits === false),
    };
    const [id] = await steps.table.insert([row], null);
    if (id === undefined) throw new Error('Nobody was added.');
    await steps.record({ step: 'create', by: null, id });
    return id;
  }

  /**
   * Adds to an application what cannot harm it: whoever knows an address could otherwise change what its owner said. One
   * that was turned down long ago begins again.
   */
  private async again(id: string, sent: SentApplication): Promise<void> {
    const { steps } = this.applications;
    const before = await steps.rows.lock(id);
    await steps.table.change(before, { ...this.consentOf(sent), ...this.reopening(before) }, null);
    await steps.record({ step: 'update', by: null, id, before });
  }

  private reopening({ state, stages, stageId, stageSince }: ApplicationRow): Partial<ApplicationEntity> {
    const ended = this.clock.now().getTime() - stageSince.getTime();
    if (state !== 'rejected' || ended < REOPENS_AFTER_DAYS * DAY_MS) return {};
    const stage = reopened(stages, stageId);
    if (isRefusal(stage)) return {};
    return { ...stage, rejectReason: null, rejectNote: null, stageSince: this.clock.now() };
  }

  private consentOf({ submissionId, consentText, keeps }: SentApplication): Partial<ApplicationEntity> {
    const agreed = { submissionId, consentText, consentedAt: this.clock.now() };
    return keeps ? { ...agreed, keepUntil: this.applied.monthsFromNow(KEPT_MONTHS) } : agreed;
  }
}

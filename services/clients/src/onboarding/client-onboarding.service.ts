import {
  CLIENT_ONBOARDING,
  CLIENT_ONBOARDING_STEPS,
  LEAD,
  type ClientOnboarding,
  type ClientOnboardingStep,
  type Lead,
  type Page,
  type StartClientOnboarding,
  type Transition,
  type UpdateClientOnboarding,
} from '@atrium/contracts';
import { AppError, Clock, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { LeadService } from '../lead/lead.service.js';
import type { ClientOnboardingEntity } from './client-onboarding.entity.js';
import {
  CLIENT_ONBOARDINGS,
  type ClientOnboardingRow,
  type ClientOnboardingSteps,
} from './client-onboarding.record.js';
import { OnboardingMessages } from './onboarding-messages.service.js';
import { OnboardingStart } from './onboarding-start.service.js';

const MOST_WAITING = 50;

const NOT_ONBOARDED = {
  sql: `not exists (select from client_onboarding o where o.company_id = l.company_id and o.lead_id = l.id
    and o.step <> 'cancelled')`,
  values: [],
};

/**
 * How clients start. All that stays in the portal is one transaction; what reaches people comes after it, step by step,
 * and waits with its reason where it fails.
 */
@Injectable()
export class ClientOnboardingService {
  readonly steps: ClientOnboardingSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly leads: LeadService,
    private readonly ground: OnboardingStart,
    private readonly messages: OnboardingMessages,
  ) {
    this.steps = records.of(CLIENT_ONBOARDINGS);
  }

  /** Leads that are won and have not been onboarded. */
  listWaiting(user: SignedInUser): Promise<Page<Lead>> {
    const query = LEAD.querySchema.parse({ stage: 'won', sort: 'name', limit: MOST_WAITING });
    return this.leads.steps.list(user, query, [NOT_ONBOARDED]);
  }

  /** @throws {AppError} ONBOARDING_OPEN, and what `OnboardingStart` refuses */
  async start(user: SignedInUser, given: StartClientOnboarding): Promise<ClientOnboarding> {
    const { id } = await this.db.run(user.companyId, async () => {
      const { client, contactIds } = await this.ground.take(user, given);
      await this.ground.startProjects(user, client, given);
      const { leadId, managerId, kickoffOn, kickoffFrom, kickoffTitle } = given;
      const made = await this.steps.create(user, {
        leadId,
        managerId,
        kickoffOn,
        kickoffFrom,
        kickoffTitle,
        clientId: client.id,
        contactIds,
        step: 'team',
        stepSince: this.clock.now(),
        createdAt: this.clock.now(),
      });
      await this.ground.handOver(user, client, managerId);
      return made;
    });
    return this.carryOn(user, id);
  }

  /** Of one that waits. @throws {AppError} NOT_FOUND, STALE_VERSION, ONBOARDING_ENDED, ONBOARDING_CONTACT */
  update(
    user: SignedInUser,
    id: string,
    { version, ...given }: UpdateClientOnboarding,
  ): Promise<ClientOnboarding> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: async ({ clientId }) => {
        if (given.contactIds && !(await this.ground.areOf(clientId, given.contactIds)))
          throw refusedField('contactIds', CLIENT_ONBOARDING.errors.ONBOARDING_CONTACT);
        return given;
      },
    });
  }

  /** Tries again what it waits for. @throws {AppError} NOT_FOUND, STALE_VERSION, ONBOARDING_ENDED */
  async resume(user: SignedInUser, id: string, { version }: Transition): Promise<ClientOnboarding> {
    await this.steps.run(user, { step: 'resume', id, version, change: () => ({ blockedBy: null }) });
    return this.carryOn(user, id);
  }

  /** Goes without the step that it waits for. @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  async skip(user: SignedInUser, id: string, { version }: Transition): Promise<ClientOnboarding> {
    const change = ({ step }: ClientOnboardingRow) => this.at(nextStep(step));
    await this.steps.run(user, { step: 'skip', id, version, change });
    return this.carryOn(user, id);
  }

  /** What was made stays. @throws {AppError} NOT_FOUND, STALE_VERSION, ONBOARDING_ENDED */
  cancel(user: SignedInUser, id: string, { version }: Transition): Promise<ClientOnboarding> {
    return this.steps.run(user, { step: 'cancel', id, version, change: () => this.at('cancelled') });
  }

  /** Each step is its own transaction: what was sent stays sent when the next one fails. */
  private async carryOn(user: SignedInUser, id: string): Promise<ClientOnboarding> {
    for (;;) {
      const refusal = await this.advance(user, id).catch((error: unknown) => {
        if (error instanceof AppError) return error;
        throw error;
      });
      if (refusal === 'ended') break;
      if (refusal instanceof AppError) {
        await this.block(user, id, refusal.message);
        break;
      }
    }
    return this.db.run(user.companyId, () => this.steps.get(user, id));
  }

  private advance(user: SignedInUser, id: string): Promise<'advanced' | 'ended'> {
    return this.db.run(user.companyId, async () => {
      const row = await this.steps.rows.lock(id);
      const to = nextStep(row.step);
      if (to === row.step) return 'ended';
      await this.messages.send(user, row, to);
      await this.change(user, row, this.at(to));
      return 'advanced';
    });
  }

  private block(user: SignedInUser, id: string, blockedBy: string): Promise<void> {
    return this.db.run(user.companyId, async () => {
      const row = await this.steps.rows.lock(id);
      await this.change(user, row, { blockedBy });
    });
  }

  private async change(
    user: SignedInUser,
    row: ClientOnboardingRow,
    values: Partial<ClientOnboardingEntity>,
  ): Promise<void> {
    await this.steps.table.change(row, values, user.id);
    await this.steps.record({ step: 'advance', by: user, id: row.id, before: row });
  }

  private at(step: ClientOnboardingStep): Partial<ClientOnboardingEntity> {
    return { step, stepSince: this.clock.now(), blockedBy: null };
  }
}

/** The same where nothing is left. */
function nextStep(step: ClientOnboardingStep): ClientOnboardingStep {
  if (step === 'complete' || step === 'cancelled') return step;
  return CLIENT_ONBOARDING_STEPS[CLIENT_ONBOARDING_STEPS.indexOf(step) + 1] ?? step;
}

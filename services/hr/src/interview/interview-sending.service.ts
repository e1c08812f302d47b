import type { CreateInterview, Interview, INTERVIEW, StepBody, UpdateInterview } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { InterviewMessages, usersOf } from './interview-messages.service.js';
import type { InterviewSteps } from './interview.record.js';
import { Interviews } from './interviews.service.js';

/** Interviews, of which everybody who comes is told. */
@Injectable()
export class InterviewSending {
  readonly steps: InterviewSteps;

  constructor(
    private readonly db: TenantDb,
    private readonly interviews: Interviews,
    private readonly messages: InterviewMessages,
  ) {
    this.steps = interviews.steps;
  }

  /** @throws {AppError} as `Interviews.create`, TOO_MANY_ATTEMPTS */
  create(user: SignedInUser, given: CreateInterview): Promise<Interview> {
    return this.db.run(user.companyId, async () => {
      const made = await this.interviews.create(user, given);
      await this.messages.send(await this.steps.rows.read(made.id), 'scheduled', user.id);
      return made;
    });
  }

  /** @throws {AppError} as `Interviews.update`, TOO_MANY_ATTEMPTS */
  update(user: SignedInUser, id: string, given: UpdateInterview): Promise<Interview> {
    return this.db.run(user.companyId, async () => {
      const before = usersOf(await this.steps.find(user, id));
      const changed = await this.interviews.update(user, id, given);
      const row = await this.steps.rows.read(id);
      await this.messages.send(row, 'changed', user.id);
      const stay = usersOf(row);
      const off = before.filter((each) => !stay.includes(each));
      await this.messages.sendOff(row, off, user.id);
      return changed;
    });
  }

  /** @throws {AppError} as `Interviews.cancel`, TOO_MANY_ATTEMPTS */
  cancel(user: SignedInUser, id: string, body: StepBody<typeof INTERVIEW, 'cancel'>): Promise<Interview> {
    return this.db.run(user.companyId, async () => {
      const cancelled = await this.interviews.cancel(user, id, body);
      await this.messages.send(await this.steps.rows.read(id), 'cancelled', user.id);
      return cancelled;
    });
  }
}

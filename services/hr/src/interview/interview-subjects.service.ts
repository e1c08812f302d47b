import { TenantDb } from '@atrium/platform';
import { NotificationSubjects, type NotificationReader } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { OwnInterviewRepository } from './own-interview.repository.js';

/** Hides notifications about interviews from those who do not hold them any more. */
@Injectable()
export class InterviewSubjects extends NotificationSubjects {
  override readonly kinds = ['hiring.interview', 'hiring.interview-soon', 'hiring.scorecard-owed'] as const;

  constructor(
    private readonly db: TenantDb,
    private readonly own: OwnInterviewRepository,
  ) {
    super();
  }

  override async listVisible({ id, companyId }: NotificationReader, ids: string[]): Promise<Set<string>> {
    return new Set(await this.db.run(companyId, () => this.own.listHeld(id, ids)));
  }
}

import type { DeadJobList, RetriedJobs } from '@atrium/contracts';
import { DeadJobs, notFound, type SignedInOperator } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { OperatorLog } from './operator-log.service.js';
import { OperatorRepository } from './operator.repository.js';

const MOST = 100;

/** Jobs and events of all companies that were given up. */
@Injectable()
export class OperatorJobs {
  constructor(
    private readonly dead: DeadJobs,
    private readonly repository: OperatorRepository,
    private readonly log: OperatorLog,
  ) {}

  async list(): Promise<DeadJobList> {
    const found = await this.dead.list(MOST + 1);
    const shown = found.slice(0, MOST);
    const companies = await this.repository.listNames(shown.flatMap(({ companyId }) => companyId ?? []));
    const items = shown.map(({ companyId, since, ...job }) => ({
      ...job,
      company: (companyId && companies.get(companyId)) || null,
      since: since.toISOString(),
    }));
    return { items, more: found.length > MOST };
  }

  /**
   * @param id null: all
   * @throws {AppError} NOT_FOUND when it is no longer given up
   */
  async retry({ email }: SignedInOperator, id: string | null): Promise<RetriedJobs> {
    const retried = id === null ? await this.dead.retryAll() : Number(await this.dead.retry(id));
    if (id !== null && retried === 0) throw notFound();
    await this.log.write({ operator: email, action: 'jobs.retried', details: { id, retried } });
    return { retried };
  }
}

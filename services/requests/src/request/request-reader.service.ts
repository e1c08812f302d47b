import type { EmployeeRequest, Page, RequestBox, RequestDetail, RequestQuery } from '@atrium/contracts';
import { AppError, notFound, RequestContext as Call, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, TenantLists, type RecordSight, type SubjectReader } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { RequestKinds } from '../kind/request-kinds.service.js';
import { factsFor, sayFact } from '../kind/request-fact.texts.js';
import type { RequestRecord } from '../kind/request.types.js';
import { RequestSnapshots, type RequestSnapshot } from './request-snapshots.service.js';
import { RequestViews } from './request-views.service.js';
import { inBox, ofEmployee, REQUEST_SIGHT, REQUESTS } from './request.record.js';
import { mayOversee } from './request.policy.js';
import { RequestRepository } from './request.repository.js';
import { StepRepository } from './step.repository.js';

/** Reads requests: their lists, and everything about one. */
@Injectable()
export class RequestReader {
  private readonly sight: RecordSight;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly lists: TenantLists,
    private readonly requests: RequestRepository,
    private readonly steps: StepRepository,
    private readonly views: RequestViews,
    private readonly snapshots: RequestSnapshots,
    private readonly kinds: RequestKinds,
  ) {
    this.sight = records.sightOf(REQUEST_SIGHT);
  }

  /** @throws {AppError} VALIDATION_FAILED on `cursor` */
  async list(user: SignedInUser, box: RequestBox, query: RequestQuery): Promise<Page<EmployeeRequest>> {
    const { companyId } = user;
    const seen = await this.sight.seenBy(user);
    const page = await this.lists.pageOf(REQUESTS, {
      companyId,
      query,
      more: [...seen, inBox(box, user.id)],
    });
    return { ...page, items: await this.views.show(user, page.items) };
  }

  /** @throws {AppError} ACCESS_DENIED for who does not oversee requests; VALIDATION_FAILED on `cursor` */
  async listOf(user: SignedInUser, employeeId: string, query: RequestQuery): Promise<Page<EmployeeRequest>> {
    if (!mayOversee(user)) throw new AppError('ACCESS_DENIED');
    const { companyId } = user;
    const page = await this.lists.pageOf(REQUESTS, { companyId, query, more: [ofEmployee(employeeId)] });
    return { ...page, items: await this.views.show(user, page.items) };
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<RequestDetail> {
    return this.db.run(user.companyId, async () => {
      const request = await this.find(user, id);
      const [shown] = await this.views.show(user, [request]);
      if (!shown) throw notFound();
      const kept = await this.findSnapshot(request);
      const { facts, tables, at } = kept ?? (await this.snapshots.of(user.companyId, request));
      const language = Call.language() ?? 'en';
      return {
        request: shown,
        steps: await this.views.showSteps(user, request),
        facts: factsFor(user, facts).map((fact) => sayFact(fact, language)),
        tables,
        people: (await this.kinds.find(request.kind)?.peopleOf(request)) ?? null,
        asOf: kept ? at : null,
      };
    });
  }

  /** Requests that the person may see, of some. Inside `TenantDb.run` only. */
  listVisible(reader: SubjectReader, ids: string[]): Promise<Set<string>> {
    return this.sight.seenOf(reader, ids);
  }

  /** Inside `TenantDb.run` only. @throws {AppError} NOT_FOUND, also for who may not read what it is about */
  async find(user: SignedInUser, id: string): Promise<RequestRecord> {
    const request = (await this.sight.isSeen(user, id)) ? await this.requests.find(id) : null;
    if (!request || this.kinds.find(request.kind)?.isOpenTo(user) === false) throw notFound();
    return request;
  }

  /** What the last decider saw, once nothing is to be decided any more. */
  private async findSnapshot({ id, state }: RequestRecord): Promise<RequestSnapshot | null> {
    if (state === 'pending') return null;
    const last = (await this.steps.list([id])).findLast(({ snapshot }) => snapshot !== null);
    return (last?.snapshot as RequestSnapshot | undefined) ?? null;
  }
}

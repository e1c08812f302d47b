import type { EmployeeRequest, Page, RequestBox, RequestDetail, RequestQuery } from '@atrium/contracts';
import { AppError, notFound, RequestContext as Call, TenantDb, type SignedInUser } from '@atrium/platform';
import { TenantLists } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { sayFact } from '../kind/request-fact.texts.js';
import type { RequestRecord } from '../kind/request.types.js';
import { RequestSnapshots, type RequestSnapshot } from './request-snapshots.service.js';
import { RequestViews } from './request-views.service.js';
import { inBox, ofEmployee, REQUESTS } from './request.record.js';
import { mayOversee, maySee } from './request.policy.js';
import { RequestRepository } from './request.repository.js';
import { StepRepository } from './step.repository.js';

/** Reads requests: their lists, and everything about one. */
@Injectable()
export class RequestReader {
  constructor(
    private readonly db: TenantDb,
    private readonly lists: TenantLists,
    private readonly requests: RequestRepository,
    private readonly steps: StepRepository,
    private readonly views: RequestViews,
    private readonly snapshots: RequestSnapshots,
  ) {}

  /** @throws {AppError} VALIDATION_FAILED on `cursor` */
  async list(user: SignedInUser, box: RequestBox, query: RequestQuery): Promise<Page<EmployeeRequest>> {
    const { companyId } = user;
    const page = await this.lists.pageOf(REQUESTS, { companyId, query, more: [inBox(box, user.id)] });
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
        facts: facts.map((fact) => sayFact(fact, language)),
        tables,
        asOf: kept ? at : null,
      };
    });
  }

  /** Requests that the person may see, of some. */
  async listVisible(user: Parameters<typeof maySee>[0], ids: string[]): Promise<Set<string>> {
    const visible = new Set<string>();
    const concerned = await this.concernedBy(ids);
    for (const request of await this.requests.listByIds(ids))
      if (maySee(user, request, concerned.get(request.id) ?? new Set())) visible.add(request.id);
    return visible;
  }

  private async find(user: SignedInUser, id: string): Promise<RequestRecord> {
    const request = await this.requests.find(id);
    const concerned = await this.concernedBy([id]);
    if (!request || !maySee(user, request, concerned.get(id) ?? new Set())) throw notFound();
    return request;
  }

  /** The people who decide a request, did so, or whose stand-in does. */
  private async concernedBy(ids: string[]): Promise<Map<string, Set<string>>> {
    const deciders = await this.steps.listDeciders(ids);
    const concerned = new Map(ids.map((id) => [id, new Set(deciders.get(id))]));
    for (const { requestId, approverId, forId, decidedBy, state } of await this.steps.list(ids))
      for (const person of state === 'waiting' ? [] : [approverId, forId, decidedBy])
        if (person) concerned.get(requestId)?.add(person);
    return concerned;
  }

  /** What the last decider saw, once nothing is to be decided any more. */
  private async findSnapshot({ id, state }: RequestRecord): Promise<RequestSnapshot | null> {
    if (state === 'pending') return null;
    const last = (await this.steps.list([id])).findLast(({ snapshot }) => snapshot !== null);
    return (last?.snapshot as RequestSnapshot | undefined) ?? null;
  }
}

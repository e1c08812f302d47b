import { REQUEST_KIND_ORDER } from '@atrium/contracts';
import { AppError, Contributions, notFound } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { fixedStep, type ResolvedStep } from '../decision/approval-chain.rules.js';
import { RequestKind } from './request-kind.service.js';
import type { RequestContext, RequestRecord } from './request.types.js';

const NOTHING: RequestContext = { facts: [], warnings: [] };

/** The kinds of request of all services. */
@Injectable()
export class RequestKinds {
  constructor(private readonly contributions: Contributions) {}

  find(key: string): RequestKind | undefined {
    return this.contributions.find(RequestKind, key);
  }

  /** Who decides it, if that is fixed, with those who do so now. */
  async deciderOf({ kind: key, ref }: Pick<RequestRecord, 'kind' | 'ref'>): Promise<ResolvedStep[] | null> {
    const kind = this.find(key);
    if (!kind || kind.fixed === null) return null;
    const step = fixedStep(kind.fixed, await kind.listDeciders(ref));
    return step ? [step] : [];
  }

  isFixed(key: string): boolean {
    return (this.find(key)?.fixed ?? null) !== null;
  }

  /** Those of the remotes that the company uses, in the order of the HR list. */
  async listEnabled(companyId: string): Promise<RequestKind[]> {
    const kinds = await this.contributions.enabledOf(RequestKind, companyId);
    return kinds.toSorted((one, other) => placeOf(one) - placeOf(other));
  }

  /** @throws {AppError} REMOTE_DISABLED, also for a kind whose service has gone */
  async getEnabled(key: string, companyId: string): Promise<RequestKind> {
    const kind = this.find(key);
    if (!kind) throw new AppError('REMOTE_DISABLED');
    await this.contributions.checkEnabled(kind, companyId);
    return kind;
  }

  /** As `getEnabled`, for a key that somebody sent. @throws {AppError} NOT_FOUND, REMOTE_DISABLED */
  getNamed(key: string, companyId: string): Promise<RequestKind> {
    if (!this.find(key)) throw notFound();
    return this.getEnabled(key, companyId);
  }

  /** What deciders should know of some requests, asked once a kind. Inside `TenantDb.run` only. */
  async contextOf(requests: readonly RequestRecord[]): Promise<Map<string, RequestContext>> {
    const contexts = new Map(requests.map(({ id }) => [id, NOTHING]));
    for (const key of new Set(requests.map(({ kind }) => kind))) {
      const its = requests.filter(({ kind }) => kind === key);
      const found = await this.find(key)?.context(its);
      for (const [id, context] of found ?? []) contexts.set(id, context);
    }
    return contexts;
  }
}

function placeOf({ key }: RequestKind): number {
  const place = REQUEST_KIND_ORDER.indexOf(key);
  return place === -1 ? REQUEST_KIND_ORDER.length : place;
}

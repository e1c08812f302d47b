import { BULK_LIMIT, type BulkOrder, type BulkReport } from '@atrium/contracts';
import { AppError, toAppError, type Audit, type SignedInUser, type Soon } from '@atrium/platform';
import { Logger } from '@nestjs/common';
import type { ListFilter } from '../lists/list-statement.rules.js';
import type { ListQuery } from '../lists/tenant-list.js';
import type { TenantLists } from '../lists/tenant-lists.js';
import { mayTake, type RecordRow, type KindRules } from './record-rules.js';

const PAGE = 100;

type Chosen<Row> = Row | { id: string; missing: string };

interface Sight {
  /** The conditions of what the person sees. */
  seenBy(user: SignedInUser): Soon<readonly ListFilter[]>;
  /** The conditions of what a list answers to them. */
  listedFor(user: SignedInUser, query: object): Promise<readonly ListFilter[]>;
}

export interface BulkParts {
  lists: TenantLists;
  audit: Audit;
  sight: Sight;
}

/**
 * Takes one step on many records, each in a transaction of its own. A refusal stops only its own record and is listed
 * in the report.
 */
export class RecordBulk<Row extends RecordRow> {
  private readonly logger = new Logger(RecordBulk.name);

  constructor(
    private readonly rules: Pick<KindRules<Row>, 'record' | 'list' | 'title'>,
    private readonly parts: BulkParts,
  ) {}

  /**
   * @param change takes the step on one record, like the use case for one
   * @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen
   */
  async run(
    user: SignedInUser,
    order: BulkOrder,
    change: (row: Row) => Promise<unknown>,
  ): Promise<BulkReport> {
    const { record } = this.rules;
    if (!mayTake(user, record, order.step)) throw new AppError('ACCESS_DENIED');
    const { chosen, more } = await this.choose(user, order);
    const rows: BulkReport['rows'] = [];
    for (const each of chosen) rows.push(await this.attempt(each, change));
    if (rows.every(({ refusal }) => refusal !== null)) this.parts.audit.skip(`${record.kind}.${order.step}`);
    return { rows, more };
  }

  /**
   * Those that are chosen and that the person sees.
   * @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen
   */
  async rowsOf(user: SignedInUser, order: BulkOrder): Promise<{ rows: Row[]; more: boolean }> {
    if (!mayTake(user, this.rules.record, order.step)) throw new AppError('ACCESS_DENIED');
    const { chosen, more } = await this.choose(user, order);
    return { rows: chosen.flatMap((each) => ('missing' in each ? [] : each)), more };
  }

  private async choose(
    user: SignedInUser,
    { ids, matching }: BulkOrder,
  ): Promise<{ chosen: Chosen<Row>[]; more: boolean }> {
    const { companyId } = user;
    const { sight } = this.parts;
    if (matching) {
      const more = await sight.listedFor(user, matching);
      return this.match({ companyId, more }, matching as ListQuery);
    }
    if (!ids?.length) throw new AppError('VALIDATION_FAILED', { fields: { ids: 'Choose at least one.' } });
    const seen = await sight.seenBy(user);
    const chosen: Chosen<Row>[] = [];
    for (const id of new Set(ids)) {
      const row = await this.parts.lists.oneOf(this.rules.list, companyId, { id, seen });
      chosen.push(row ?? { id, missing: new AppError('NOT_FOUND').message });
    }
    return { chosen, more: false };
  }

  private async match(asked: { companyId: string; more: readonly ListFilter[] }, matching: ListQuery) {
    const chosen: Row[] = [];
    let cursor: string | undefined;
    do {
      const query = { ...matching, limit: PAGE, cursor };
      const page = await this.parts.lists.pageOf(this.rules.list, { ...asked, query });
      chosen.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined && chosen.length < BULK_LIMIT);
    return { chosen, more: cursor !== undefined };
  }

  private async attempt(each: Chosen<Row>, change: (row: Row) => Promise<unknown>) {
    if ('missing' in each) return { id: each.id, name: null, refusal: each.missing };
    const row = { id: each.id, name: this.rules.title(each) };
    try {
      await change(each);
      return { ...row, refusal: null };
    } catch (error) {
      const failure = toAppError(error);
      if (failure.status >= 500) this.logger.error({ err: error, recordId: each.id }, 'A bulk step failed.');
      return { ...row, refusal: failure.message };
    }
  }
}

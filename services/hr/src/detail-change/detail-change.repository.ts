import { isSealed, type ChangeState, type ChangeTopic } from '@atrium/contracts';
import { SealedSource, Sealer, TenantDb, type SealedRow } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { DetailChangeEntity } from './detail-change.entity.js';
import type { DetailValue } from './detail-value.rules.js';

const CHANGE_PURPOSE = 'hr.detail-change';
const MOST = 500;
/** Of one person; older ones are in the trail. */
const LISTED = 50;

/** A change with its values opened. */
export interface KeptChange extends Pick<
  DetailChangeEntity,
  'id' | 'employeeId' | 'topic' | 'reason' | 'state' | 'createdAt'
> {
  before: DetailValue;
  after: Exclude<DetailValue, null>;
}

type NewChange = Pick<KeptChange, 'employeeId' | 'topic' | 'reason' | 'before' | 'after'>;

/** Inside `TenantDb.run` only. */
@Injectable()
export class DetailChangeRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly sealer: Sealer,
  ) {}

  /** @returns the id */
  async add({ before, after, ...change }: NewChange, by: string): Promise<string> {
    const plain = (value: DetailValue) => (typeof value === 'string' ? value : null);
    const values = isSealed(change.topic)
      ? { sealed: this.sealer.seal(CHANGE_PURPOSE, JSON.stringify({ before, after })) }
      : { oldValue: plain(before), newValue: plain(after) };
    const companyId = this.db.currentCompanyId();
    const row = this.rows.create({ ...change, ...values, companyId, state: 'pending', createdBy: by });
    return (await this.rows.save(row)).id;
  }

  isWaiting(employeeId: string, topic: ChangeTopic): Promise<boolean> {
    return this.rows.existsBy({ employeeId, topic, state: 'pending' });
  }

  /** The latest first. */
  async listOf(employeeId: string): Promise<KeptChange[]> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    const found = await this.rows.find({ where: { employeeId }, order, take: LISTED });
    return found.map((row) => this.open(row));
  }

  async listByIds(ids: readonly string[]): Promise<KeptChange[]> {
    return (await this.rows.findBy({ id: In([...ids]) })).map((row) => this.open(row));
  }

  /** Locked until the transaction ends. */
  async lock(id: string): Promise<KeptChange | null> {
    const row = await this.rows.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return row && this.open(row);
  }

  async decide(id: string, state: ChangeState, decided: { at: Date; by: string | null }): Promise<void> {
    await this.rows.update(
      { companyId: this.db.currentCompanyId(), id },
      {
        state,
        decidedAt: decided.at,
        decidedBy: decided.by,
        updatedBy: decided.by,
        version: () => 'version + 1',
        updatedAt: () => 'now()',
      },
    );
  }

  private open({ sealed, oldValue, newValue, ...row }: DetailChangeEntity): KeptChange {
    const { id, employeeId, topic, reason, state, createdAt } = row;
    const change = { id, employeeId, topic, reason, state, createdAt };
    if (sealed === null) return { ...change, before: oldValue, after: newValue ?? '' };
    const opened = JSON.parse(this.sealer.open(CHANGE_PURPOSE, sealed)) as Pick<
      KeptChange,
      'before' | 'after'
    >;
    return { ...change, ...opened };
  }

  private get rows() {
    return this.db.current().getRepository(DetailChangeEntity);
  }
}

/** The same rows, to be sealed with a new key. */
@Injectable()
export class DetailChangeSecrets extends SealedSource {
  readonly purpose = CHANGE_PURPOSE;

  constructor(private readonly db: TenantDb) {
    super();
  }

  listOthers(keyId: string): Promise<SealedRow[]> {
    return this.db.current().query<SealedRow[]>(
      `select id, sealed from detail_change
       where company_id = $1 and sealed is not null and split_part(sealed, '.', 2) <> $2 limit ${MOST}`,
      [this.db.currentCompanyId(), keyId],
    );
  }

  async replace({ id, sealed }: SealedRow, renewed: string): Promise<void> {
    const place = { companyId: this.db.currentCompanyId(), id, sealed };
    await this.db.current().getRepository(DetailChangeEntity).update(place, { sealed: renewed });
  }
}

import { SealedSource, Sealer, TenantDb, type SealedRow } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { saveKeptRow } from '../employee/kept-row.repository.js';
import { StatutoryEntity } from './statutory.entity.js';
import { NO_VALUES, type StatutoryValues } from './statutory.rules.js';

const STATUTORY_PURPOSE = 'hr.statutory';
const MOST = 500;

export interface KeptStatutory {
  values: StatutoryValues;
  /** 0 while nothing was entered. */
  version: number;
  shownAt: Date | null;
  shownBy: string | null;
}

/** The sealed values of employees. Inside `TenantDb.run` only. */
@Injectable()
export class StatutoryRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly sealer: Sealer,
  ) {}

  async read(employeeId: string): Promise<KeptStatutory> {
    const row = await this.rows.findOneBy({ employeeId });
    if (!row) return { values: NO_VALUES, version: 0, shownAt: null, shownBy: null };
    const { version, shownAt, shownBy } = row;
    return { values: this.open(row), version, shownAt, shownBy };
  }

  /** By employee. */
  async readAll(employeeIds: readonly string[]): Promise<Map<string, StatutoryValues>> {
    const rows = await this.rows.findBy({ employeeId: In([...employeeIds]) });
    const known = new Map(rows.map((row) => [row.employeeId, this.open(row)]));
    return new Map(employeeIds.map((id) => [id, known.get(id) ?? NO_VALUES]));
  }

  /** @throws {AppError} STALE_VERSION */
  async save(
    employeeId: string,
    { version, values }: Pick<KeptStatutory, 'version' | 'values'>,
    by: string | null,
  ): Promise<void> {
    const sealed = this.sealer.seal(STATUTORY_PURPOSE, JSON.stringify(values));
    await saveKeptRow(this.rows, { place: this.place(employeeId), version, values: { sealed }, by });
  }

  /** Notes who saw a number; what is kept does not change by it. */
  async noteShown(employeeId: string, shownBy: string, shownAt: Date): Promise<void> {
    await this.rows.update(this.place(employeeId), { shownBy, shownAt });
  }

  private open({ sealed }: StatutoryEntity): StatutoryValues {
    const opened = JSON.parse(this.sealer.open(STATUTORY_PURPOSE, sealed)) as Partial<StatutoryValues>;
    return { ...NO_VALUES, ...opened };
  }

  private place(employeeId: string) {
    return { companyId: this.db.currentCompanyId(), employeeId };
  }

  private get rows() {
    return this.db.current().getRepository(StatutoryEntity);
  }
}

/** The same rows, to be sealed with a new key. */
@Injectable()
export class StatutorySecrets extends SealedSource {
  readonly purpose = STATUTORY_PURPOSE;

  constructor(private readonly db: TenantDb) {
    super();
  }

  listOthers(keyId: string): Promise<SealedRow[]> {
    return this.db.current().query<SealedRow[]>(
      `select employee_id as id, sealed from employee_statutory
       where company_id = $1 and split_part(sealed, '.', 2) <> $2 limit ${MOST}`,
      [this.db.currentCompanyId(), keyId],
    );
  }

  async replace({ id, sealed }: SealedRow, renewed: string): Promise<void> {
    const place = { companyId: this.db.currentCompanyId(), employeeId: id, sealed };
    await this.db.current().getRepository(StatutoryEntity).update(place, { sealed: renewed });
  }
}

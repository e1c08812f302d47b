import type { UpdateCompany } from '@atrium/contracts';
import { AppError, GlobalDb, isUniqueViolation, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CompanyEntity } from './company.entity.js';

/** The company that a code belongs to. */
export interface FoundCompany {
  id: string;
  code: string;
  name: string;
  timezone: string;
  isDemo: boolean;
  logo: string | null;
}

export type NewCompany = Omit<FoundCompany, 'logo'>;

export type CompanyChange = Partial<
  Omit<UpdateCompany, 'version'> & Pick<CompanyEntity, 'logoFileId' | 'detailsAt'>
>;

@Injectable()
export class CompanyRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly globalDb: GlobalDb,
  ) {}

  async getByCode(code: string): Promise<FoundCompany | null> {
    const rows: FoundCompany[] = await this.globalDb.reader.query(
      'select id, code, name, timezone, is_demo as "isDemo", logo_file_id as logo from company_by_code($1)',
      [code],
    );
    return rows[0] ?? null;
  }

  /** The id for a new company; its first transaction must already be run under it. */
  async newId(): Promise<string> {
    const [row]: { id: string }[] = await this.globalDb.reader.query('select uuidv7() as id');
    if (!row) throw new Error('The database gave no id.');
    return row.id;
  }

  /** @throws {AppError} COMPANY_CODE_TAKEN on the field `companyCode` */
  async create(company: NewCompany): Promise<void> {
    try {
      await this.db.current().insert(CompanyEntity, company);
    } catch (error) {
      throw isUniqueViolation(error, 'company_code_unique') ? codeTaken(error) : error;
    }
  }

  /** The company of the transaction. */
  get(): Promise<CompanyEntity> {
    return this.db.current().findOneByOrFail(CompanyEntity, { id: this.db.currentCompanyId() });
  }

  /** @returns false when the company has another version by now */
  async update(
    place: { version: number; by: string | null; at: Date },
    change: CompanyChange,
  ): Promise<boolean> {
    const { affected } = await this.db
      .current()
      .createQueryBuilder()
      .update(CompanyEntity)
      .set({ ...change, version: () => 'version + 1', updatedAt: place.at, updatedBy: place.by })
      .where({ id: this.db.currentCompanyId(), version: place.version })
      .execute();
    return affected === 1;
  }

  async setSecondFactorRequired(required: boolean): Promise<void> {
    await this.db
      .current()
      .update(CompanyEntity, { id: this.db.currentCompanyId() }, { secondFactorRequired: required });
  }

  async confirm(at: Date): Promise<void> {
    await this.db
      .current()
      .query('update company set confirmed_at = $2 where id = $1 and confirmed_at is null', [
        this.db.currentCompanyId(),
        at,
      ]);
  }
}

function codeTaken(cause: unknown): AppError {
  return new AppError('COMPANY_CODE_TAKEN', {
    fields: { companyCode: 'This company code is taken. Choose another.' },
    cause,
  });
}

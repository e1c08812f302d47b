import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { saveKeptRow } from '../employee/kept-row.repository.js';
import { PersonalDetailsEntity } from './personal-details.entity.js';

export type PersonalValues = Pick<
  PersonalDetailsEntity,
  'legalName' | 'personalEmail' | 'gender' | 'homeAddress' | 'permanentAddress' | 'emergencyContacts'
>;

/** What is kept while nobody has entered anything. */
const NOTHING: PersonalValues & { version: number } = {
  legalName: null,
  personalEmail: null,
  gender: null,
  homeAddress: null,
  permanentAddress: null,
  emergencyContacts: [],
  version: 0,
};

/** Inside `TenantDb.run` only. */
@Injectable()
export class PersonalDetailsRepository {
  constructor(private readonly db: TenantDb) {}

  async read(employeeId: string): Promise<PersonalValues & { version: number }> {
    const row = await this.rows.findOneBy({ employeeId });
    if (!row) return NOTHING;
    const { legalName, personalEmail, gender, homeAddress, permanentAddress, emergencyContacts } = row;
    const texts = { legalName, personalEmail, gender, homeAddress, permanentAddress };
    return { ...texts, emergencyContacts, version: row.version };
  }

  /** By employee. */
  async readAll(employeeIds: readonly string[]): Promise<Map<string, PersonalValues>> {
    const rows = await this.rows.findBy({ employeeId: In([...employeeIds]) });
    const known = new Map<string, PersonalValues>(rows.map((row) => [row.employeeId, row]));
    return new Map(employeeIds.map((id) => [id, known.get(id) ?? NOTHING]));
  }

  /** @throws {AppError} STALE_VERSION */
  async save(
    employeeId: string,
    { version, ...values }: Partial<PersonalValues> & { version: number },
    by: string | null,
  ): Promise<void> {
    const place = { companyId: this.db.currentCompanyId(), employeeId };
    await saveKeptRow(this.rows, { place, version, values, by });
  }

  private get rows() {
    return this.db.current().getRepository(PersonalDetailsEntity);
  }
}

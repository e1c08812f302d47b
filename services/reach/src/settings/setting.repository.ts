import { TenantDb, TenantReader, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { SettingDefinition } from './setting-definition.js';

export interface StoredSetting {
  key: string;
  scope: SettingDefinition['scope'];
  value: unknown;
  version: number;
}

export interface SettingChange {
  definition: SettingDefinition;
  user: SignedInUser;
  value: unknown;
  /** Version of the value that is replaced; 0 where none was chosen. */
  version: number;
  at: Date;
}

/** The `user_id` of a company's own values. */
const COMPANY = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class SettingRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly reader: TenantReader,
  ) {}

  /** The values that the company and the person have chosen. */
  list({ companyId, id }: SignedInUser): Promise<StoredSetting[]> {
    return this.reader.read<StoredSetting>(companyId, {
      name: 'list_settings',
      text: `select key, case when user_id = $2 then 'company' else 'person' end as scope, value, version
             from setting where company_id = $1 and user_id in ($2, $3)`,
      values: [companyId, COMPANY, id],
    });
  }

  /** Several people's own values of one key. Inside `TenantDb.run` only. */
  listOf(key: string, userIds: string[]): Promise<(StoredSetting & { userId: string })[]> {
    return this.db.current().query(
      `select user_id as "userId", key, 'person' as scope, value, version
       from setting where company_id = $1 and user_id = any($2) and key = $3`,
      [this.db.currentCompanyId(), userIds, key],
    );
  }

  /** The company's values of one key: one, or none when it has not chosen. Inside `TenantDb.run` only. */
  listOfCompany(key: string): Promise<StoredSetting[]> {
    return this.db.current().query(
      `select key, 'company' as scope, value, version from setting
       where company_id = $1 and user_id = $2 and key = $3`,
      [this.db.currentCompanyId(), COMPANY, key],
    );
  }

  /** Inside `TenantDb.run` only: stores a person's own value whatever its version. */
  async keep(kept: { key: string; userId: string; value: unknown; at: Date }): Promise<void> {
    const { key, userId, value, at } = kept;
    await this.db.current().query(KEEP, [this.db.currentCompanyId(), userId, key, JSON.stringify(value), at]);
  }

  /** Inside `TenantDb.run` only. @returns false when somebody else has changed it since `version` */
  async put({ definition, user, value, version, at }: SettingChange): Promise<boolean> {
    const owner = definition.scope === 'company' ? COMPANY : user.id;
    const place = [user.companyId, owner, definition.key];
    const written = [JSON.stringify(value), at, user.id];
    const sql = version === 0 ? INSERT : UPDATE;
    const values = version === 0 ? [...place, ...written] : [...place, ...written, version];
    const rows: unknown[] = await this.db.current().query(sql, values);
    return rows.length === 1;
  }
}

const INSERT = `
  with written as (
    insert into setting (company_id, user_id, key, value, updated_at, updated_by) values ($1, $2, $3, $4, $5, $6)
    on conflict (company_id, user_id, key) do nothing returning 1
  ) select 1 from written`;

const UPDATE = `
  with written as (
    update setting set value = $4, updated_at = $5, updated_by = $6, version = version + 1
    where company_id = $1 and user_id = $2 and key = $3 and version = $7 returning 1
  ) select 1 from written`;

const KEEP = `
  insert into setting (company_id, user_id, key, value, updated_at, updated_by) values ($1, $2, $3, $4, $5, $2)
  on conflict (company_id, user_id, key) do update
    set value = excluded.value, updated_at = excluded.updated_at, version = setting.version + 1
    where setting.value <> excluded.value`;

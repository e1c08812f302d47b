import { dayIn, type PutSetting, type Setting } from '@atrium/contracts';
import {
  AppError,
  Audit,
  Clock,
  Contributions,
  LiveEvents,
  notFound,
  TenantDb,
  validationError,
  type SignedInUser,
} from '@atrium/platform';
import { Injectable, Logger } from '@nestjs/common';
import { SettingDefinition } from './setting-definition.js';
import { SettingRepository, type StoredSetting } from './setting.repository.js';

/** The chosen settings of people and companies. Each value fits the schema of its key. */
@Injectable()
export class Settings {
  private readonly logger = new Logger(Settings.name);

  constructor(
    private readonly db: TenantDb,
    private readonly contributions: Contributions,
    private readonly stored: SettingRepository,
    private readonly live: LiveEvents,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Every setting that the person may read: their own and the company's. */
  async list(user: SignedInUser): Promise<Setting[]> {
    const stored = await this.stored.list(user);
    return this.contributions
      .of(SettingDefinition)
      .filter((definition) => definition.mayRead(user))
      .map((definition) => this.read(definition, stored));
  }

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, VALIDATION_FAILED below the field `value`, STALE_VERSION */
  async put(user: SignedInUser, key: string, { value, version }: PutSetting): Promise<Setting> {
    const definition = this.contributions.find(SettingDefinition, key);
    if (!definition?.mayRead(user)) throw notFound();
    if (!definition.mayWrite(user)) throw new AppError('ACCESS_DENIED');
    const parsed = definition.schema.safeParse(value);
    if (!parsed.success)
      throw validationError(
        parsed.error.issues.map((issue) => ({ ...issue, path: ['value', ...issue.path] })),
      );
    const fields = definition.refuse(parsed.data, dayIn(this.clock.now(), user.companyTimezone));
    if (fields) throw new AppError('VALIDATION_FAILED', { fields });
    const before = this.read(definition, await this.stored.list(user)).value;
    const change = { definition, user, value: parsed.data, version, at: this.clock.now() };
    await this.db.run(user.companyId, async () => {
      if (!(await this.stored.put(change))) throw new AppError('STALE_VERSION');
      const record = {
        action: 'setting.update',
        by: user,
        resource: { kind: 'setting', id: key, title: key },
        before: { value: before },
        after: { value: parsed.data },
      };
      if (definition.isUntold) this.audit.skip(record.action);
      else this.audit.record(record);
      await this.live.publish({ type: 'invalidate', tags: ['Setting'] }, definition.audienceOf(user));
    });
    return { key, value: parsed.data, version: version + 1 };
  }

  /** Stores a value that the portal itself keeps about a person, without a live event. Inside `TenantDb.run` only. */
  keep<Value>({ key }: SettingDefinition<Value>, userId: string, value: Value): Promise<void> {
    return this.stored.keep({ key, userId, value, at: this.clock.now() });
  }

  /** What each of several people has chosen, or the default. Inside `TenantDb.run` only. */
  async listOf<Value>(definition: SettingDefinition<Value>, userIds: string[]): Promise<Map<string, Value>> {
    const stored = await this.stored.listOf(definition.key, userIds);
    return new Map(
      userIds.map((userId) => {
        const own = stored.filter((row) => row.userId === userId);
        return [userId, this.read(definition, own).value as Value];
      }),
    );
  }

  /** What the company has chosen, or the default. Inside `TenantDb.run` only. */
  async ofCompany<Value>(definition: SettingDefinition<Value>): Promise<Value> {
    return this.read(definition, await this.stored.listOfCompany(definition.key)).value as Value;
  }

  /** A value of an earlier release that no longer fits the schema counts as not chosen. */
  private read({ key, scope, schema, fallback }: SettingDefinition, stored: StoredSetting[]): Setting {
    const chosen = stored.find((row) => row.key === key && row.scope === scope);
    if (!chosen) return { key, value: fallback, version: 0 };
    const { version } = chosen;
    const parsed = schema.safeParse(chosen.value);
    if (parsed.success) return { key, value: parsed.data, version };
    this.logger.warn(
      `A stored value of the setting ${key} fits no more: ${parsed.error.issues[0]?.message ?? ''}`,
    );
    return { key, value: fallback, version };
  }
}

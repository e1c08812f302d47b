import type { UserStatus } from '@atrium/contracts';
import { Clock, TenantDb } from '@atrium/platform';
import { Records, type Place } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { PermissionEntryRepository } from './permission-entry.repository.js';
import { UserEntity } from './user.entity.js';
import { UserNames } from './user-names.service.js';
import { USERS, type UserChange, type UserSteps } from './user.record.js';
import type { NewUser, UserRecord } from './user.types.js';

/** The accounts of a company. Inside `TenantDb.run` only. */
@Injectable()
export class UserRepository {
  readonly steps: UserSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly entries: PermissionEntryRepository,
    private readonly names: UserNames,
    private readonly clock: Clock,
  ) {
    this.steps = records.of(USERS);
  }

  /** Creates the user with the role's entries. @throws {AppError} EMAIL_TAKEN on the field `email` */
  async create(user: NewUser): Promise<string> {
    const id = await this.createUnlessTaken(user);
    if (id === null) throw this.steps.table.refusalOf('email');
    return id;
  }

  /** Like `create`; null when somebody has the e-mail, and the transaction continues. */
  async createUnlessTaken({ createdBy, ...user }: NewUser): Promise<string | null> {
    const now = this.clock.now();
    const row = { ...user, createdAt: now, updatedAt: now };
    const [id] = await this.steps.table.insertFree([row], createdBy);
    if (id === undefined) return null;
    await this.entries.resetToRole(id, user.role);
    return id;
  }

  async get(id: string): Promise<UserRecord | null> {
    const [user] = await this.steps.rows.readAll([id]);
    return user ?? null;
  }

  async getByEmail(email: string): Promise<UserRecord | null> {
    const user = await this.getCredentials(email);
    return user && this.get(user.id);
  }

  async listByEmails(emails: string[]): Promise<UserRecord[]> {
    const found = await this.db.current().findBy(UserEntity, { ...this.company(), email: In(emails) });
    return this.steps.rows.readAll(found.map(({ id }) => id));
  }

  /** The account with what sign-in compares. */
  getCredentials(email: string): Promise<UserEntity | null> {
    return this.db.current().findOneBy(UserEntity, { ...this.company(), email });
  }

  /** Another role replaces the entries. @throws {AppError} STALE_VERSION, EMAIL_TAKEN on the field `email` */
  async update({ by, ...place }: Place & { by: string | null }, change: UserChange): Promise<void> {
    await this.steps.table.change(place, change, by);
    if (change.role) await this.entries.resetToRole(place.id, change.role);
    if (change.firstName !== undefined || change.lastName !== undefined) await this.names.dropTag(place.id);
  }

  async markSignedIn(id: string): Promise<void> {
    await this.steps.table.note(id, { lastSignInAt: this.clock.now() });
  }

  /** Locks the active admins until the end of the transaction: of two who demote each other, the second sees the first. */
  async lockActiveAdmins(): Promise<string[]> {
    const rows: { id: string }[] = await this.db
      .current()
      .query(
        `select id from user_account where company_id = $1 and role = 'admin' and status = 'active' order by id for update`,
        [this.db.currentCompanyId()],
      );
    return rows.map(({ id }) => id);
  }

  /** Counts everybody who has joined or is invited. */
  countPresent(): Promise<number> {
    const status = In<UserStatus>(['active', 'invited']);
    return this.db.current().countBy(UserEntity, { ...this.company(), status });
  }

  /** The status of those e-mails that somebody has. */
  async listStatusByEmail(emails: string[]): Promise<Map<string, UserStatus>> {
    const found = await this.db.current().findBy(UserEntity, { ...this.company(), email: In(emails) });
    return new Map(found.map(({ email, status }) => [email, status]));
  }

  private company() {
    return { companyId: this.db.currentCompanyId() };
  }
}

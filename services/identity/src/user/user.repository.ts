import type { Page, UserListQuery, UserStatus } from '@atrium/contracts';
import { AppError, Clock, isUniqueViolation, TenantDb } from '@atrium/platform';
import { SearchIndex, TenantLists } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { In, MoreThan, type FindOptionsWhere } from 'typeorm';
import { LinkRepository } from '../link/link.repository.js';
import { SecondFactorRepository } from '../second-factor/second-factor.repository.js';
import { PermissionEntryRepository } from './permission-entry.repository.js';
import { UserEntity } from './user.entity.js';
import { USERS } from './user.record.js';
import type { NewUser, UserRecord } from './user.types.js';

export type UserChange = Partial<
  Pick<UserEntity, 'email' | 'firstName' | 'lastName' | 'role' | 'status' | 'passwordHash' | 'confirmedAt'>
>;

@Injectable()
export class UserRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly entries: PermissionEntryRepository,
    private readonly links: LinkRepository,
    private readonly clock: Clock,
    private readonly search: SearchIndex,
    private readonly factors: SecondFactorRepository,
    private readonly lists: TenantLists,
  ) {}

  /** With the entries that the role brings. @throws {AppError} EMAIL_TAKEN on the field `email` */
  async create(user: NewUser): Promise<string> {
    const id = await this.createUnlessTaken(user);
    if (!id) throw emailTaken();
    return id;
  }

  /** As `create`; null when somebody has the e-mail, and the transaction goes on. */
  async createUnlessTaken(user: NewUser): Promise<string | null> {
    const now = this.clock.now();
    const row = { ...user, ...this.company(), createdAt: now, updatedAt: now };
    const inserting = this.db.current().createQueryBuilder().insert().into(UserEntity).values(row);
    const { raw } = (await inserting.orIgnore().returning('id').execute()) as { raw: { id: string }[] };
    const id = raw[0]?.id;
    if (!id) return null;
    await this.entries.resetToRole(id, user.role);
    await this.search.mark('user', [id]);
    return id;
  }

  get(id: string): Promise<UserRecord | null> {
    return this.findOne({ id });
  }

  /** As `get`, and nobody else changes the user before the end of the transaction. */
  async lock(id: string): Promise<UserRecord | null> {
    const values = [this.db.currentCompanyId(), id];
    await this.db
      .current()
      .query('select from user_account where company_id = $1 and id = $2 for update', values);
    return this.get(id);
  }

  getByEmail(email: string): Promise<UserRecord | null> {
    return this.findOne({ email });
  }

  /** What a sign-in compares with. */
  getCredentials(email: string): Promise<UserEntity | null> {
    return this.db.current().findOneBy(UserEntity, { ...this.company(), email });
  }

  /** Not inside `TenantDb.run`. */
  list(companyId: string, query: UserListQuery): Promise<Page<UserRecord>> {
    return this.lists.pageOf(USERS, { companyId, query });
  }

  /** @returns false when the row has another version by now @throws {AppError} EMAIL_TAKEN on the field `email` */
  async update(
    place: { id: string; version: number; by: string | null },
    change: UserChange,
  ): Promise<boolean> {
    const affected = await this.write(place, change);
    if (affected === 1 && change.role) await this.entries.resetToRole(place.id, change.role);
    if (affected === 1) await this.search.mark('user', [place.id]);
    return affected === 1;
  }

  private async write(
    place: { id: string; version: number; by: string | null },
    change: UserChange,
  ): Promise<number> {
    const changing = this.db
      .current()
      .createQueryBuilder()
      .update(UserEntity)
      .set({ ...change, version: () => 'version + 1', updatedAt: this.clock.now(), updatedBy: place.by })
      .where({ ...this.company(), id: place.id, version: place.version });
    try {
      return (await changing.execute()).affected ?? 0;
    } catch (error) {
      throw isUniqueViolation(error, 'user_account_email_unique') ? emailTaken(error) : error;
    }
  }

  async markSignedIn(id: string): Promise<void> {
    await this.db.current().update(UserEntity, { ...this.company(), id }, { lastSignInAt: this.clock.now() });
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

  /** Everybody who has joined or is asked to. */
  countPresent(): Promise<number> {
    const company = this.company();
    return this.db.current().countBy(UserEntity, [
      { ...company, status: 'active' },
      { ...company, status: 'invited' },
    ]);
  }

  /** Of those e-mails that somebody has. */
  async listStatusByEmail(emails: string[]): Promise<Map<string, UserStatus>> {
    const found = await this.db.current().findBy(UserEntity, { ...this.company(), email: In(emails) });
    return new Map(found.map(({ email, status }) => [email, status]));
  }

  /** Those of the ids that exist. */
  listByIds(ids: string[]): Promise<UserEntity[]> {
    return this.db.current().findBy(UserEntity, { ...this.company(), id: In(ids) });
  }

  /** Ids after one, in their order; null begins. */
  async listIds(after: string | null, most: number): Promise<string[]> {
    const found = await this.db.current().find(UserEntity, {
      select: { id: true },
      where: { ...this.company(), ...(after !== null && { id: MoreThan(after) }) },
      order: { id: 'ASC' },
      take: most,
    });
    return found.map(({ id }) => id);
  }

  async listNames(ids: string[]): Promise<Map<string, string>> {
    const users = await this.listByIds(ids);
    return new Map(users.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  }

  private async findOne(where: FindOptionsWhere<UserEntity>): Promise<UserRecord | null> {
    const user = await this.db.current().findOneBy(UserEntity, { ...this.company(), ...where });
    return user && ((await this.complete([user]))[0] ?? null);
  }

  /** With what belongs to each. */
  private async complete(users: UserEntity[]): Promise<UserRecord[]> {
    const ids = users.map(({ id }) => id);
    const entries = await this.entries.listByUser(ids);
    const invitations = await this.links.listExpiry(ids, 'invitation');
    const factors = await this.factors.listOn(ids);
    return users.map(({ passwordHash, ...user }) => ({
      ...user,
      joined: passwordHash !== null,
      secondFactor: factors.has(user.id),
      permissions: entries.get(user.id) ?? [],
      invitationExpiresAt: invitations.get(user.id) ?? null,
    }));
  }

  private company() {
    return { companyId: this.db.currentCompanyId() };
  }
}

function emailTaken(cause?: unknown): AppError {
  return new AppError('EMAIL_TAKEN', {
    fields: { email: 'Somebody in this company already uses this e-mail.' },
    cause,
  });
}

import type { PermissionEntry } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { SessionService } from '../session/session.service.js';
import { UserPermissionsService } from '../user/user-permissions.service.js';
import { UserRepository } from '../user/user.repository.js';

/** The demo company's staff with a login. */
export type DemoStaff = Record<'admin' | 'hr' | 'lead' | 'employee', SignedInUser>;

type Login = keyof DemoStaff | 'client';

export const emailOf = (login: Login) => `${login}@demo.test`;

/** The people of the demo company, in whose names use cases fill it. */
@Injectable()
export class DemoActors {
  constructor(
    private readonly db: TenantDb,
    private readonly users: UserRepository,
    private readonly permissions: UserPermissionsService,
    private readonly sessions: SessionService,
  ) {}

  /** The staff as actors for use cases. Not inside `TenantDb.run`. */
  async listStaff(companyId: string): Promise<DemoStaff> {
    return {
      admin: await this.getActor(companyId, 'admin'),
      hr: await this.getActor(companyId, 'hr'),
      lead: await this.getActor(companyId, 'lead'),
      employee: await this.getActor(companyId, 'employee'),
    };
  }

  /** The admin gives rights to one of the staff, besides those of the area that they have. Not inside `TenantDb.run`. */
  async giveRights(companyId: string, login: keyof DemoStaff, entry: PermissionEntry): Promise<void> {
    const admin = await this.getActor(companyId, 'admin');
    const { id } = await this.getActor(companyId, login);
    const { version, entries } = await this.permissions.get(admin, id);
    const known = entries.find(({ tab }) => tab === entry.tab);
    if (known && (known.accessType === 'fullAccess' || isIn(entry, known))) return;
    const given = new Set(entry.resources.map(({ resource }) => resource));
    const kept = known?.resources.filter(({ resource }) => !given.has(resource)) ?? [];
    await this.permissions.put(admin, id, {
      version,
      entries: [
        ...entries.filter(({ tab }) => tab !== entry.tab),
        { ...entry, resources: [...kept, ...entry.resources] },
      ],
    });
  }

  /** Not inside `TenantDb.run`. */
  async getActor(companyId: string, login: Login): Promise<SignedInUser> {
    const origin = { address: '127.0.0.1', userAgent: null };
    const token = await this.db.run(companyId, async () => {
      const user = await this.users.getByEmail(emailOf(login));
      if (!user) throw new Error(`The demo company has no ${login}.`);
      return this.sessions.start(user.id, origin);
    });
    const actor = await this.sessions.read(token);
    if (!actor) throw new Error('The person of the demo company cannot act.');
    await this.sessions.end(token);
    return actor;
  }
}

/** Whether somebody has all of the rights. */
const isIn = (entry: PermissionEntry, known: PermissionEntry): boolean =>
  entry.resources.every(({ resource, actions }) => {
    const own = known.resources.find((each) => each.resource === resource)?.actions ?? [];
    return actions.every((action) => own.includes(action));
  });

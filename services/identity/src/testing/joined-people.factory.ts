import type { Role, Session } from '@atrium/contracts';
import { Audit, Clock, DomainEvents, TenantDb } from '@atrium/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { companyResource } from '../company/company.mapper.js';
import { CompanyRepository } from '../company/company.repository.js';
import { toSession } from '../session/session.mapper.js';
import { SessionService } from '../session/session.service.js';
import { UserRepository } from '../user/user.repository.js';

/** The least that Argon2 takes: of a password that everybody knows, nothing has to be kept secret. */
const LEAST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const hashes = new Map<string, Promise<string>>();

export interface NewPerson {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  password: string;
  /** The network address of their browser. */
  address: string;
}

export interface FoundedCompany {
  code: string;
  name: string;
  timezone: string;
  admin: Omit<NewPerson, 'role'>;
}

/** Somebody who has joined and is signed in. */
export interface Joined {
  user: Session['user'];
  /** Of their session. */
  token: string;
}

/** What is read and written here, of a running portal. */
const partsOf = (app: INestApplicationContext) => ({
  db: app.get(TenantDb),
  companies: app.get(CompanyRepository),
  users: app.get(UserRepository),
  sessions: app.get(SessionService),
  events: app.get(DomainEvents),
  clock: app.get(Clock),
  audit: app.get(Audit),
});

type Parts = ReturnType<typeof partsOf>;

/**
 * Creates a company with its admin, as a sign-up and the confirmed e-mail leave it, with the same events and without
 * the mail.
 */
export async function foundCompany(
  app: INestApplicationContext,
  { code, name, timezone, admin }: FoundedCompany,
): Promise<Joined> {
  const parts = partsOf(app);
  const id = await parts.companies.newId();
  const passwordHash = await hashOf(admin.password);
  const token = await parts.db.run(id, async () => {
    const company = { id, code, name, timezone, isDemo: false };
    await parts.companies.create(company);
    await parts.companies.confirm(parts.clock.now());
    await parts.events.publish('company.created', 1, { companyId: id });
    const resource = companyResource(id, company);
    parts.audit.record({ action: 'company.create', by: null, resource, after: { code, name, timezone } });
    return join(parts, { person: { ...admin, role: 'admin' }, passwordHash, timezone, by: null });
  });
  return signedIn(parts, token);
}

/**
 * Adds a person to a company, as an accepted invitation leaves them, with the same events and without mails and what the
 * inviter is told.
 */
export async function joinCompany(
  app: INestApplicationContext,
  inviter: { id: string; companyId: string },
  person: NewPerson,
): Promise<Joined> {
  const parts = partsOf(app);
  const passwordHash = await hashOf(person.password);
  const token = await parts.db.run(inviter.companyId, async () => {
    const { timezone } = await parts.companies.get();
    return join(parts, { person, passwordHash, timezone, by: inviter.id });
  });
  return signedIn(parts, token);
}

interface Joining {
  person: Omit<NewPerson, 'password'>;
  passwordHash: string;
  timezone: string;
  by: string | null;
}

async function join({ users, events, clock, sessions }: Parts, given: Joining): Promise<string> {
  const { passwordHash, timezone, by } = given;
  const { email, firstName, lastName, role, address } = given.person;
  const account = { email: email.toLowerCase(), firstName, lastName, role };
  const open = { status: 'invited', passwordHash: null, confirmedAt: null, createdBy: by } as const;
  const id = await users.create({ ...account, ...open });
  const joined = { passwordHash, status: 'active', confirmedAt: clock.now() } as const;
  await users.update({ id, version: 1, by: id }, joined);
  await events.publish('user.joined', 1, { userId: id, ...account, timezone });
  await users.steps.record({ step: 'create', by: { id, ...account }, id });
  await users.markSignedIn(id);
  return sessions.start(id, { address, userAgent: null });
}

async function signedIn({ sessions }: Parts, token: string): Promise<Joined> {
  const user = await sessions.read(token);
  if (!user) throw new Error('The person who joined is not signed in.');
  return { user: toSession(user).user, token };
}

/** A password is hashed once a process: a test gives the same one to everybody. */
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password, LEAST_COST);
  hashes.set(password, known);
  return known;
}

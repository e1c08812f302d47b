import { Records } from '@atrium/records';
import {
  CLIENT,
  CLIENT_CONTACT,
  passesCheck,
  type ClientLogin,
  type ClientLoginState,
  type ClientLoginStep,
  type ClientLogins,
  type MissingLogins,
  type StepClientLogin,
} from '@atrium/contracts';
import { ClientAccounts, type ClientAccount } from '@atrium/identity';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { CLIENTS, type ClientSteps } from '../client/client.record.js';
import { CONTACTS, type ContactRow, type ContactSteps } from '../client/contact.record.js';
import { ClientReaders } from '../conversation/client-readers.service.js';
import { loginSteps } from './client-login.rules.js';

const OF_PRESENT_CLIENTS = { sql: 'c.archived_at is null', values: [] };
const PAGE = 100;

type Person = Pick<ContactRow, 'id' | 'firstName' | 'lastName' | 'role' | 'signs' | 'emails'>;

/** Who of a client signs in to the portal: the contact's first email is the login. */
@Injectable()
export class ClientLoginService {
  private readonly contacts: ContactSteps;
  private readonly clients: ClientSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly accounts: ClientAccounts,
    private readonly readers: ClientReaders,
  ) {
    this.contacts = records.of(CONTACTS);
    this.clients = records.of(CLIENTS);
  }

  /** @throws {AppError} NOT_FOUND of a client that the person may not see */
  async list(user: SignedInUser, clientId: string): Promise<ClientLogins> {
    const { id } = await this.db.run(user.companyId, () => this.clients.find(user, clientId));
    const { items } = await this.contacts.list(
      user,
      CLIENT_CONTACT.querySchema.parse({ client: id, sort: 'name', limit: 100 }),
    );
    const found = await this.db.run(user.companyId, () => this.look(user, items));
    return { items: items.map((contact) => loginOf(user, contact, found)) };
  }

  /** Of a page of contacts those who cannot sign in; accounts are read for the page as a whole. */
  async listMissing(user: SignedInUser, after?: string): Promise<MissingLogins> {
    const query = CLIENT_CONTACT.querySchema.parse({ cursor: after, sort: 'name', limit: PAGE });
    const { items, nextCursor } = await this.contacts.list(user, query, [OF_PRESENT_CLIENTS]);
    const found = await this.db.run(user.companyId, () => this.look(user, items));
    const missing = items
      .map((contact) => ({ ...loginOf(user, contact, found), client: contact.client }))
      .filter(({ state }) => state === 'none' || state === 'noEmail' || state === 'revoked');
    return { items: missing, next: nextCursor };
  }

  /**
   * @throws {AppError} NOT_FOUND, TRANSITION_REFUSED, STALE_VERSION, EMAIL_TAKEN, ACCESS_DENIED, TOO_MANY_ATTEMPTS,
   * CONTACT_ELSEWHERE where the person is also with a client that the caller does not see
   */
  take(user: SignedInUser, contactId: string, { step, version }: StepClientLogin): Promise<ClientLogin> {
    return this.db.run(user.companyId, async () => {
      const contact = await this.contacts.lock(user, contactId);
      await this.clients.open(user, { step: 'update', id: contact.clientId });
      const found = await this.look(user, [contact]);
      const before = loginOf(user, contact, found);
      if (before.elsewhere && !before.steps.includes(step))
        throw new AppError(CLIENT_CONTACT.errors.CONTACT_ELSEWHERE);
      if (!before.steps.includes(step)) throw new AppError('TRANSITION_REFUSED');
      if (before.version !== version) throw new AppError('STALE_VERSION');
      const account = found.accounts.get(emailOf(contact));
      if (step === 'invite') await this.invite(user, contact);
      else if (account) await this.change(user, step, account);
      return loginOf(user, contact, await this.look(user, [contact]));
    });
  }

  /**
   * As part of another use case: invites who has no login yet. Inside `TenantDb.run` only.
   * @returns the state that was found
   * @throws {AppError} EMAIL_TAKEN, ACCESS_DENIED, TOO_MANY_ATTEMPTS, CONTACT_ELSEWHERE
   */
  async inviteNew(user: SignedInUser, contactId: string): Promise<ClientLoginState> {
    const contact = await this.contacts.rows.lock(contactId);
    const found = await this.look(user, [contact]);
    const { state, elsewhere } = loginOf(user, contact, found);
    if (state === 'revoked' && elsewhere) throw new AppError(CLIENT_CONTACT.errors.CONTACT_ELSEWHERE);
    if (state === 'none' || state === 'revoked' || state === 'staff') await this.invite(user, contact);
    return state;
  }

  /** Where contacts are reached; of those without an email nothing. */
  async emailsOf(contactIds: readonly string[]): Promise<string[]> {
    const found = await Promise.all(contactIds.map((id) => this.contacts.rows.read(id)));
    return found.flatMap(({ emails }) => emails.slice(0, 1));
  }

  private async change(
    user: SignedInUser,
    step: Exclude<ClientLoginStep, 'invite'>,
    account: ClientAccount,
  ): Promise<void> {
    if (step === 'view') await this.accounts.view(user, account.id);
    else await this.accounts.change(user, step, account);
  }

  private async invite(
    user: SignedInUser,
    { firstName, lastName, emails: [email = ''] }: Person,
  ): Promise<void> {
    await this.accounts.invite(user, { email, firstName, lastName: lastName || firstName });
  }

  private async look(user: SignedInUser, contacts: Pick<Person, 'emails'>[]): Promise<Found> {
    const emails = contacts.map(emailOf).filter(Boolean);
    const accounts = await this.accounts.list(user.companyId, emails);
    return { accounts, seen: await this.readers.seenWholly(user, emails) };
  }
}

interface Found {
  accounts: Map<string, ClientAccount>;
  /** Emails of people of whom the caller sees every client. */
  seen: Set<string>;
}

const emailOf = ({ emails: [email = ''] }: Pick<Person, 'emails'>): string => email;

function loginOf(user: SignedInUser, contact: Person, found: Found): ClientLogin {
  const [email = null] = contact.emails;
  const account = email === null ? undefined : found.accounts.get(email);
  const state = account?.state ?? (email === null ? 'noEmail' : 'none');
  const elsewhere = email !== null && !found.seen.has(email);
  const may = passesCheck(user, CLIENT.check('update'));
  const { id, firstName, lastName, role, signs } = contact;
  return {
    contact: { id, name: `${firstName} ${lastName}`.trim(), role, signs },
    email,
    state,
    version: account?.version ?? null,
    expiresAt: account?.expiresAt?.toISOString() ?? null,
    lastSignInAt: (elsewhere ? null : account?.lastSignInAt?.toISOString()) ?? null,
    elsewhere,
    steps: may ? loginSteps(state, elsewhere) : [],
  };
}

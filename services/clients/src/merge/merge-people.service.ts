import { CLIENT, LEAD, MERGE_ERRORS, type MergeKind, type MergeQuestionKey } from '@atrium/contracts';
import { ClientAccounts } from '@atrium/identity';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { matchKeys } from '../contact/match-keys.rules.js';
import { matchOf } from '../contact/verdict.rules.js';
import { Consents, type ClosedConsent } from '../consent/consents.service.js';
import { HOME } from '../home.rules.js';
import { OwnerChoice } from '../owned/owner-choice.service.js';
import { MERGED_RESOURCES } from './merge-access.rules.js';
import { MergePeopleRepository, type MergedPerson } from './merge-people.repository.js';
import type { MergeRow } from './merge-row.types.js';

/** What a merge means for people: their logins, what they agreed to, and who hears of it. Inside `TenantDb.run` only. */
@Injectable()
export class MergePeople {
  constructor(
    private readonly db: TenantDb,
    private readonly people: MergePeopleRepository,
    private readonly accounts: ClientAccounts,
    private readonly consents: Consents,
    private readonly notifications: Notifications,
    private readonly owners: OwnerChoice,
  ) {}

  /** @throws {AppError} MERGE_ASKS about logins, MERGE_ONBOARDINGS */
  async refuse(kind: MergeKind, ids: readonly string[], agreed: readonly MergeQuestionKey[]): Promise<void> {
    if (await this.people.haveOnboardings(kind, ids)) throw new AppError(MERGE_ERRORS.MERGE_ONBOARDINGS);
    if (kind === 'lead' || agreed.includes('logins')) return;
    const logins = await this.logins(ids);
    if (logins.filter((each) => each.length > 0).length > 1) throw new AppError(MERGE_ERRORS.MERGE_ASKS);
  }

  /** Of the owner that somebody chose. @throws {AppError} LEAD_OWNER, CLIENT_OWNER, OWNER_CANNOT_OPEN on the choice */
  async refuseOwner(kind: MergeKind, ownerId: string): Promise<void> {
    const stranger = kind === 'lead' ? LEAD.errors.LEAD_OWNER : CLIENT.errors.CLIENT_OWNER;
    await this.owners.check([ownerId], {
      resource: MERGED_RESOURCES[kind],
      field: 'choices.ownerId',
      stranger,
    });
  }

  /** The emails that sign in to the portal, by client. */
  async logins(clientIds: readonly string[]): Promise<string[][]> {
    const people = await this.people.contactsOf(clientIds);
    const emails = [...new Set(people.flatMap((person) => person.emails.slice(0, 1)))];
    const accounts = await this.accounts.list(this.db.currentCompanyId(), emails);
    const isLogin = (email: string) => {
      const state = accounts.get(email)?.state;
      return state !== undefined && state !== 'staff' && state !== 'revoked';
    };
    return clientIds.map((id) => [
      ...new Set(
        people.flatMap(({ clientId, emails: [email = ''] }) =>
          clientId === id && isLogin(email) ? [email] : [],
        ),
      ),
    ]);
  }

  /** Who is called first at each client. */
  async primaries(kind: MergeKind, rows: readonly MergeRow[]): Promise<Record<string, string>> {
    if (kind === 'lead') return {};
    return this.people.primaries(rows.map(({ id }) => id));
  }

  /** An opt-out of one is an opt-out of all that are the same person. @returns what was closed by it */
  async uniteConsents(
    user: SignedInUser,
    kind: MergeKind,
    rows: readonly MergeRow[],
  ): Promise<ClosedConsent[]> {
    if (kind === 'lead') return this.consents.unite(rows.flatMap(addressesOf), user);
    const [survivor] = rows;
    const people = survivor ? await this.people.contactsOf([survivor.id]) : [];
    const closed: ClosedConsent[] = [];
    for (const group of samePeople(people))
      closed.push(
        ...(await this.consents.unite(
          group.flatMap((person) => [...person.emails, ...person.phones]),
          user,
        )),
      );
    return closed;
  }

  /** Owners hear of it, but for who did it. */
  async notify(user: SignedInUser, kind: MergeKind, rows: readonly MergeRow[]): Promise<void> {
    const [survivor, ...others] = rows;
    const owners = [...new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))].filter((id) => id !== user.id);
    if (!survivor || owners.length === 0) return;
    const merged = others.map(({ name }) => name).join(', ');
    await this.notifications.notify({
      to: { users: owners },
      kind: `${kind}.merged`,
      query: `open=${survivor.id}`,
      actorId: user.id,
      title: words('{merged} and {survivor} are one now', { merged, survivor: survivor.name }),
      dedupeKey: rows.map(({ id }) => id).join(' '),
    });
  }
}

const addressesOf = ({ lists }: MergeRow): string[] => [...(lists.emails ?? []), ...(lists.phones ?? [])];

/** Those who are surely one person, each group with all of its contacts. */
function samePeople(people: readonly MergedPerson[]): MergedPerson[][] {
  const keys = people.map(({ name, emails, phones }) =>
    matchKeys({ person: name, emails, phones }, HOME.country),
  );
  const groups: number[][] = [];
  for (const [place, mine] of keys.entries()) {
    const group = groups.find((each) =>
      each.some((other) => {
        const theirs = keys[other];
        return theirs !== undefined && matchOf(mine, theirs)?.verdict === 'same';
      }),
    );
    if (group) group.push(place);
    else groups.push([place]);
  }
  return groups
    .filter((group) => group.length > 1)
    .map((group) => group.flatMap((place) => people[place] ?? []));
}

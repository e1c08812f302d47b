import type { Matches, MatchQuery } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ContactKeyRepository, type KeyedRecord } from '../contact/contact-keys.repository.js';
import { lookUpKeys } from '../contact/contact-keys.rules.js';
import { maskMatches, mayStillSave, type FoundMatch, type SaveRefusal } from '../contact/mask.rules.js';
import { matchKeys, type ContactGiven } from '../contact/match-keys.rules.js';
import { matchOf, type Match } from '../contact/verdict.rules.js';
import { HOME } from '../home.rules.js';
import { OwnScope } from '../owned/own-scope.service.js';
import { MatchRepository, type KnownContact } from './match.repository.js';

/** Most records that are compared; who shares a key with more is found by the first of them. */
const MOST = 50;

interface Seen extends FoundMatch {
  maySee: boolean;
}

/** Whether somebody is known already, sought among all clients and leads of the company. */
@Injectable()
export class KnownContacts {
  constructor(
    private readonly db: TenantDb,
    private readonly keys: ContactKeyRepository,
    private readonly contacts: MatchRepository,
    private readonly scope: OwnScope,
    private readonly directory: UserDirectoryService,
  ) {}

  /** What the reader may not see is told without its name. */
  list(user: SignedInUser, { emails, phones, except, ...words }: MatchQuery): Promise<Matches> {
    return this.db.run(user.companyId, async () => {
      const given = { ...words, emails: partsOf(emails), phones: partsOf(phones) };
      const found = (await this.find(user, given)).filter(({ id }) => id !== except);
      const seen = new Set(found.filter(({ maySee }) => maySee).map(({ id }) => id));
      const items = maskMatches(found, ({ id }) => seen.has(id)).map((match) => ({
        ...{ kind: match.kind, verdict: match.verdict, owner: match.owner },
        seen: 'id' in match ? { id: match.id, name: match.name, why: match.why } : null,
      }));
      return { items };
    });
  }

  /**
   * Why a new one may not be saved; null where it may. Of several who save the same one together, each sees those
   * before. Inside `TenantDb.run` only.
   */
  async refuse(
    user: SignedInUser,
    given: ContactGiven,
    { isManager, reason }: { isManager: boolean; reason: string | null },
  ): Promise<SaveRefusal | null> {
    await this.keys.lock(matchKeys(given, HOME.country));
    const found = await this.find(user, given);
    return mayStillSave(found, { linked: false, isManager, ...(reason && { reason }) });
  }

  /** By what this one will be found. Inside `TenantDb.run` only. */
  keep(record: KeyedRecord, given: ContactGiven): Promise<void> {
    return this.keys.put(record, lookUpKeys(matchKeys(given, HOME.country)));
  }

  private async find(user: SignedInUser, given: ContactGiven): Promise<Seen[]> {
    const mine = matchKeys(given, HOME.country);
    const sharing = await this.keys.find(lookUpKeys(mine), MOST);
    const idsOf = (kind: string) => sharing.filter((each) => each.kind === kind).map(({ id }) => id);
    const known = [
      ...(await this.contacts.clients(idsOf('client'))),
      ...(await this.contacts.leads(idsOf('lead'))),
    ];
    const owners = known.flatMap(({ ownerId }) => ownerId ?? []);
    const names = await this.directory.listNames(user.companyId, owners);
    const found: Seen[] = [];
    for (const contact of known) {
      const match = bestMatch(mine, contact);
      if (!match) continue;
      const { kind, id, name, ownerId } = contact;
      const resource = kind === 'client' ? 'clients' : 'leads';
      const maySee = await this.scope.mayRead(user, resource, { ownerId });
      found.push({ ...match, kind, id, name, maySee, owner: names.get(ownerId ?? '') ?? null });
    }
    return found;
  }
}

const ORDER = ['same', 'likely', 'possible'];

/** Of all people of a client the one who is most like it. */
function bestMatch(mine: ReturnType<typeof matchKeys>, contact: KnownContact): Match | null {
  const { people, ...rest } = contact;
  const persons = people.length > 0 ? people : [null];
  const matches = persons.flatMap(
    (person) => matchOf(mine, matchKeys({ ...rest, person }, HOME.country)) ?? [],
  );
  return (
    matches.toSorted((one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict))[0] ?? null
  );
}

const partsOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

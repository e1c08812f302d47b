import { CLIENT } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import type { ImportFault } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { matchKeys } from '../contact/match-keys.rules.js';
import { companyKey } from '../contact/name-key.rules.js';
import { HOME } from '../home.rules.js';
import { bestMatch } from '../match/best-match.rules.js';
import { KnownClients } from '../match/known-clients.service.js';
import { MatchRepository } from '../match/match.repository.js';
import type { KnownContact } from '../match/match.types.js';
import type { ClientFileRow, ClientGroup } from './client-groups.rules.js';
import { givenOf } from './client-row.rules.js';
import { ClientRepository } from './client.repository.js';

/** A client that the reader sees, or why the rows are not imported. */
export type KnownAs =
  | { client: KnownContact; has: (row: ClientFileRow) => boolean }
  | { known: ImportFault }
  | { fault: ImportFault };

/** Finds which clients of a file are there already. Inside `TenantDb.run` only. */
@Injectable()
export class KnownFileClients {
  constructor(
    private readonly known: KnownClients,
    private readonly contacts: MatchRepository,
    private readonly repository: ClientRepository,
    private readonly directory: UserDirectoryService,
  ) {}

  /** In the order of the groups; null: new. */
  async of(user: SignedInUser, groups: readonly ClientGroup[]): Promise<(KnownAs | null)[]> {
    const rows = groups.flat();
    const found = await this.known.find(rows.map(({ content }) => givenOf(content)));
    const byRow = new Map(rows.map(({ id }, at) => [id, found[at] ?? []]));
    const coded = await this.coded(groups);
    const contacts = [...found.flat(), ...coded.values()].filter((each) => 'ownerId' in each);
    const owners = contacts.flatMap(({ ownerId }) => ownerId ?? []);
    const names = await this.directory.listNames(user.companyId, [...new Set(owners)]);
    const sees = await this.contacts.listSeen(user, contacts);
    const known: (KnownAs | null)[] = [];
    for (const group of groups) {
      const own = coded.get(group[0].content.client.code ?? '');
      const same = group.flatMap(({ id }) => byRow.get(id) ?? []);
      if (own && 'fault' in own) known.push(own);
      else if (own) known.push(knownAs([own, ...same], { sees, names }));
      else known.push(same.length > 0 ? knownAs(same, { sees, names }) : null);
    }
    return known;
  }

  /** By code: the client that has it, where it has the same name too. */
  private async coded(
    groups: readonly ClientGroup[],
  ): Promise<Map<string, KnownContact | { fault: ImportFault }>> {
    const names = new Map(
      groups.flatMap(([{ content }]) =>
        content.client.code ? [[content.client.code, content.client.name]] : [],
      ),
    );
    const holders = await this.repository.withCodes([...names.keys()]);
    const read = await this.contacts.read(holders.map(({ id }) => ({ kind: 'client', id })));
    const present = new Map(read.map((each) => [each.id, each]));
    return new Map(
      holders.map(({ id, code, name, archived }) => {
        const holder = present.get(id);
        const isSame = !archived && companyKey(name) === companyKey(names.get(code) ?? '');
        const fault = { field: 'code', words: CLIENT.errors.CLIENT_CODE_TAKEN.message };
        return [code, isSame && holder ? holder : { fault }];
      }),
    );
  }
}

interface Reading {
  /** Ids of those that the reader sees. */
  sees: ReadonlySet<string>;
  /** Of owners. */
  names: ReadonlyMap<string, string>;
}

/** Which client is known outside of the reader's scope is not said, only whom to ask. */
function knownAs(same: readonly KnownContact[], { sees, names }: Reading): KnownAs {
  const seen = same.filter(({ id }) => sees.has(id));
  const client = seen.find(({ kind }) => kind === 'client');
  if (client) return { client, has: (row) => isContactOf(client, row) };
  if (seen.length > 0) return leftOut('A lead is the same contact. Make a client of the lead.');
  const owner = names.get(same.find(({ ownerId }) => ownerId !== null)?.ownerId ?? '');
  return leftOut(owner ? `This client is known already. Ask ${owner}.` : 'This client is known already.');
}

const leftOut = (words: string): KnownAs => ({ known: { field: 'name', words } });

/** Whether one of its people is the contact of a row; the GSTIN, which all of them share, does not count. */
function isContactOf(client: KnownContact, { content }: ClientFileRow): boolean {
  const mine = matchKeys({ ...givenOf(content), gstin: null }, HOME.country);
  return bestMatch([mine], client)?.verdict === 'same';
}

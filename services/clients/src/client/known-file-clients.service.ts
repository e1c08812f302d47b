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
import { knownReader, seenBy, type KnownReader } from '../match/known-reader.factory.js';
import { MatchRepository } from '../match/match.repository.js';
import type { KnownContact } from '../match/match.types.js';
import { OwnScope } from '../owned/own-scope.service.js';
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
    private readonly scope: OwnScope,
    private readonly directory: UserDirectoryService,
  ) {}

  /** In the order of the groups; null: new. */
  async of(user: SignedInUser, groups: readonly ClientGroup[]): Promise<(KnownAs | null)[]> {
    const rows = groups.flat();
    const found = await this.known.find(rows.map(({ content }) => givenOf(content)));
    const byRow = new Map(rows.map(({ id }, at) => [id, found[at] ?? []]));
    const coded = await this.coded(groups);
    const owners = [...found.flat(), ...coded.values()].flatMap((each) =>
      'ownerId' in each ? (each.ownerId ?? []) : [],
    );
    const names = await this.directory.listNames(user.companyId, [...new Set(owners)]);
    const see = knownReader(this.scope, user);
    const known: (KnownAs | null)[] = [];
    for (const group of groups) {
      const own = coded.get(group[0].content.client.code ?? '');
      const same = group.flatMap(({ id }) => byRow.get(id) ?? []);
      if (own && 'fault' in own) known.push(own);
      else if (own) known.push(await knownAs([own, ...same], { see, names }));
      else known.push(same.length > 0 ? await knownAs(same, { see, names }) : null);
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
  see: KnownReader;
  /** Of owners. */
  names: ReadonlyMap<string, string>;
}

/** Which client is known outside of the reader's scope is not said, only whom to ask. */
async function knownAs(same: readonly KnownContact[], { see, names }: Reading): Promise<KnownAs> {
  const seen = await seenBy(see, same);
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

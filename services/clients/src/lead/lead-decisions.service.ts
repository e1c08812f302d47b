import { LEAD, passesCheck } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import type { Decision, ImportRun } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { KNOWN_CHOICE } from '../match/import-choices.rules.js';
import type { GivenRow, KnownAs, KnownRows } from '../match/known-rows.service.js';
import { MatchRepository } from '../match/match.repository.js';
import type { KnownContact } from '../match/match.types.js';
import { isManager } from '../owned/owned-sight.rules.js';

type Search = ReturnType<KnownRows['search']>;

const NOTHING: ReadonlyMap<string, Decision> = new Map();

/** Decides what becomes of rows of a file whose contact is known already. Inside `TenantDb.run` only. */
@Injectable()
export class LeadDecisions {
  constructor(
    private readonly contacts: MatchRepository,
    private readonly directory: UserDirectoryService,
  ) {}

  of({ user, choices }: ImportRun, search: Search) {
    const chosen = choices[KNOWN_CHOICE];
    const fills = chosen === 'fill' && passesCheck(user, LEAD.check('update'));
    const adds = chosen === 'add' && isManager(user, 'leads');
    return async (rows: readonly GivenRow[]): Promise<ReadonlyMap<string, Decision>> => {
      if (adds) return NOTHING;
      const decisions = new Map<string, Decision | { ownerId: string }>();
      const found = await search(rows);
      const sees = await this.contacts.listSeen(user, [...found.values()].flatMap(contactsOf));
      for (const [id, known] of found) {
        const seen = contactsOf(known).filter((contact) => sees.has(contact.id));
        decisions.set(id, (fills && toFilling(known, seen)) || refusalOf(known, seen));
      }
      return this.named(user.companyId, decisions);
    };
  }

  /** Says who owns what the person may not see. */
  private async named(
    companyId: string,
    decisions: Map<string, Decision | { ownerId: string }>,
  ): Promise<ReadonlyMap<string, Decision>> {
    const owners = [...decisions.values()].flatMap((each) => ('ownerId' in each ? each.ownerId : []));
    const names = await this.directory.listNames(companyId, [...new Set(owners)]);
    const said = [...decisions].map(([id, each]): [string, Decision] => {
      if (!('ownerId' in each)) return [id, each];
      const name = names.get(each.ownerId);
      return [id, knownAs(name ? `This contact is known already. Ask ${name}.` : LEAD_KNOWN)];
    });
    return new Map(said);
  }
}

const LEAD_KNOWN = 'This contact is known already.';

const contactsOf = (known: KnownAs): readonly KnownContact[] => ('contacts' in known ? known.contacts : []);

const knownAs = (words: string): Decision => ({ known: { field: 'name', words } });

function toFilling(known: KnownAs, seen: readonly KnownContact[]): Decision | null {
  if ('line' in known)
    return { fills: known.id, notes: [{ field: null, words: `Completes line ${String(known.line)}.` }] };
  const lead = seen.find(({ kind }) => kind === 'lead');
  return lead ? { fills: lead.id, notes: [{ field: null, words: `Completes ${lead.name}.` }] } : null;
}

function refusalOf(known: KnownAs, seen: readonly KnownContact[]): Decision | { ownerId: string } {
  // Nothing that the company knows: the file says it twice.
  if ('line' in known)
    return { fault: { field: 'name', words: `Line ${String(known.line)} is the same contact.` } };
  if (seen.length > 0) return knownAs(LEAD_KNOWN);
  const ownerId = known.contacts.find((contact) => contact.ownerId !== null)?.ownerId;
  return ownerId ? { ownerId } : knownAs(LEAD_KNOWN);
}

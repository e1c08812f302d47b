import { CLIENT, keyOfChoice, LEAD_SETUP_ERRORS, type LeadSetup } from '@atrium/contracts';
import { sortNamed, UserDirectoryService, type Member, type NamedPeople } from '@atrium/identity';
import type { SignedInUser } from '@atrium/platform';
import type { CheckedRow, ImportFault, ImportRun } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { KNOWN_CLIENT_CHOICE } from '../match/import-choices.rules.js';
import { opens } from '../owned/owned-sight.rules.js';
import { groupsOf, twinsIn, type ClientFileRow, type ClientGroup } from './client-groups.rules.js';
import type { ClientRowContent } from './client-row.rules.js';
import { KnownFileClients, type KnownAs } from './known-file-clients.service.js';

type Checked = CheckedRow<ClientRowContent>;

/** What the rows of a file are held against. */
interface Held {
  setup: LeadSetup;
  people: NamedPeople<Member>;
  twins: ReadonlyMap<string, ImportFault>;
}

/** Compares the rows of a file of clients with each other and with the company. Inside `TenantDb.run` only. */
@Injectable()
export class ClientFileCheck {
  constructor(
    private readonly choices: LeadChoices,
    private readonly directory: UserDirectoryService,
    private readonly known: KnownFileClients,
  ) {}

  async check(rows: readonly ClientFileRow[], { user, choices }: ImportRun): Promise<Checked[]> {
    const groups = groupsOf(rows);
    const [setup, people] = [await this.choices.setup(), await this.peopleOf(user, rows)];
    const held = { setup, people, twins: twinsIn(groups) };
    const known = await this.known.of(user, groups);
    const fills = choices[KNOWN_CLIENT_CHOICE.key] === 'fill';
    const checked = groups.flatMap((group, at) => {
      const there = known[at] ?? null;
      return there ? joinKnown(group, { there, fills, held }) : makeNew(group, held);
    });
    return checked.toSorted((one, other) => one.line - other.line);
  }

  /** Those who can open a client, by email or by a name that one alone has. */
  async peopleOf(user: SignedInUser, rows: readonly ClientFileRow[]): Promise<NamedPeople<Member>> {
    const named = [...new Set(rows.flatMap(({ content }) => content.ownerNamed ?? []))];
    const members = named.length > 0 ? await this.directory.listMembers(user.companyId, { named }) : [];
    return sortNamed(members.filter((member) => opens(member, 'clients')));
  }
}

/** The first row makes the client, the others add their contacts to it. */
function makeNew([first, ...others]: ClientGroup, held: Held): Checked[] {
  const made = toChecked(first, null, held);
  const rest = others.map((row) => {
    const more = toChecked(row, first.id, held);
    if (made.faults.length > 0)
      more.faults.push({ field: 'name', words: `The client in line ${String(first.line)} has errors.` });
    else if (row.content.contact === null)
      more.faults.push({ field: 'contactName', words: `Line ${String(first.line)} is the same client.` });
    return more;
  });
  return [made, ...rest];
}

function joinKnown(
  rows: ClientGroup,
  { there, fills, held }: { there: KnownAs; fills: boolean; held: Held },
): Checked[] {
  return rows.map((row) => {
    if ('fault' in there) return { ...row, faults: [there.fault] };
    if ('known' in there) return { ...row, faults: [], known: there.known };
    const { client } = there;
    if (!fills || row.content.contact === null) return known(row, 'name', 'This client is known already.');
    if (there.has(row)) return known(row, 'contactName', 'The client has this contact already.');
    const notes = [{ field: null, words: `Adds a contact to ${client.name}.` }];
    const checked = toChecked(row, client.id, held);
    return { ...checked, content: { ...checked.content, isThere: true }, notes };
  });
}

const known = (row: ClientFileRow, field: string, words: string): Checked => ({
  ...row,
  faults: [],
  known: { field, words },
});

/** A row that makes a client has its owner and services found; the others only matter for their contact. */
function toChecked(row: ClientFileRow, clientId: string | null, { setup, people, twins }: Held): Checked {
  const { client, ownerNamed } = row.content;
  const services = client.services.map((words) => keyOfChoice(setup, 'services', words));
  const twin = twins.get(row.id);
  const faults: ImportFault[] = twin ? [twin] : [];
  if (services.includes(null))
    faults.push({ field: 'services', words: LEAD_SETUP_ERRORS.LEAD_CHOICE.message });
  if (ownerNamed !== null && !people.found.has(ownerNamed))
    faults.push({
      field: 'owner',
      words: people.several.get(ownerNamed) ?? CLIENT.errors.CLIENT_OWNER.message,
    });
  const named = { ...client, services: services.filter((key) => key !== null) };
  return { ...row, content: { ...row.content, client: named, clientId }, faults };
}

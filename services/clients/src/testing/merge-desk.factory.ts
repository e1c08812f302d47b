import type { Client, ContactMerge, Duplicates, Lead, UndoneMerge } from '@atrium/contracts';
import { expectDone, type TestPerson } from '@atrium/testing';
import { clientDraft } from './client-draft.factory.js';
import { leadDraft } from './lead-draft.factory.js';

type Kind = 'lead' | 'client';

const PATH = '/api/contact-merges';

export const pathOf = (kind: Kind, id: string): string => `/api/${kind}s/${id}`;

/** What a manager does in tests of merging. Nobody whom it adds is like anybody else, unless a test says so. */
export class MergeDesk {
  private added = 0;

  constructor(private readonly admin: TestPerson) {}

  async lead(more: Parameters<typeof leadDraft>[0] = {}): Promise<Lead> {
    const own = this.next();
    const draft = {
      name: `Naina ${own}`,
      company: `${own} mills`,
      emails: [`${own}@${own}.example`],
      phones: [],
    };
    return expectDone(await this.admin.post<Lead>('/api/leads', leadDraft({ ...draft, ...more })));
  }

  async client(more: Parameters<typeof clientDraft>[0] = {}): Promise<Client> {
    const draft = clientDraft({ name: `Mill ${this.next()}`, ...more });
    return expectDone(await this.admin.post<Client>('/api/clients', draft));
  }

  /** The body of a merge of these as they are now, the survivor first. */
  async order(kind: Kind, ids: readonly string[], more: object = {}) {
    const versions: Record<string, number> = {};
    for (const id of ids) versions[id] = (await this.admin.get<Lead>(pathOf(kind, id))).body.version;
    return { kind, ids, versions, ...more };
  }

  async merge(kind: Kind, ids: readonly string[], more: object = {}): Promise<ContactMerge> {
    return expectDone(await this.admin.post<ContactMerge>(PATH, await this.order(kind, ids, more)));
  }

  undo(id: string) {
    return this.admin.post<UndoneMerge>(`${PATH}/${id}/undo`);
  }

  /** The names in each group. */
  async duplicates(kind: Kind, list: string): Promise<string[][]> {
    const path = `/api/contact-duplicates?kind=${kind}&list=${list}`;
    const { items } = expectDone(await this.admin.get<Duplicates>(path));
    return items.map(({ records }) => records.map(({ name }) => name));
  }

  private next(): string {
    this.added += 1;
    return `n${String(this.added)}`;
  }
}

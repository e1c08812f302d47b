import type { Contact } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { PresenceService } from '../presence/presence.service.js';
import { MessageRepository } from './message.repository.js';

const OFFERED = 20;
const FREQUENT = 3;

/** The people somebody can write to: the company's active staff, without clients. */
@Injectable()
export class ContactService {
  constructor(
    private readonly db: TenantDb,
    private readonly messages: MessageRepository,
    private readonly directory: UserDirectoryService,
    private readonly presence: PresenceService,
  ) {}

  /** By name, without the asking person. */
  async search({ id, companyId }: SignedInUser, search: string | undefined): Promise<Contact[]> {
    const query = { limit: OFFERED + 1, ...(search && { search }) };
    const members = (await this.directory.listMembers(companyId, query)).filter((member) => member.id !== id);
    const presences = await this.presence.of(
      companyId,
      members.map((member) => member.id),
    );
    return members.slice(0, OFFERED).map(({ id: memberId, firstName, lastName, role }) => ({
      id: memberId,
      name: `${firstName} ${lastName}`,
      role,
      presence: presences.get(memberId) ?? 'offline',
    }));
  }

  /**
   * The people whom the person writes to most and still can, most frequent first. With fewer than three, colleagues by
   * name fill the list.
   */
  async listFrequent(user: SignedInUser): Promise<Contact[]> {
    const { id, companyId } = user;
    const ids = await this.db.run(companyId, () => this.messages.listFrequent(id, 2 * FREQUENT));
    const contacts = await this.list(companyId, ids);
    const found = ids.flatMap((each) => contacts.get(each) ?? []).filter(({ role }) => role !== null);
    const others = found.length < FREQUENT ? await this.search(user, undefined) : [];
    return [...found, ...others.filter((other) => !ids.includes(other.id))].slice(0, FREQUENT);
  }

  /** Includes inactive accounts; unknown ids are left out. */
  async list(companyId: string, ids: string[]): Promise<Map<string, Contact>> {
    if (ids.length === 0) return new Map();
    const names = await this.directory.listNames(companyId, ids);
    const members = await this.directory.listMembers(companyId, { ids });
    const presences = await this.presence.of(companyId, ids);
    return new Map(
      [...names].map(([id, name]) => {
        const role = members.find((member) => member.id === id)?.role ?? null;
        return [id, { id, name, role, presence: (role && presences.get(id)) ?? 'offline' }];
      }),
    );
  }
}

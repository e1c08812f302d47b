import { UserDirectoryService, type DirectoryUser } from '@atrium/identity';
import { Clock, Contributions, OnDomainEvent, TenantDb, type EventOrigin } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { TeamDirectory } from '../../task/team-directory.service.js';
import { GuestRepository } from '../guest/guest.repository.js';
import { OwnReminderRepository } from '../event/own-reminder.repository.js';
import { EventRecords } from '../event/event-records.service.js';
import type { EventRow } from '../event/event-row.rules.js';
import { EventRepository } from '../event/event.repository.js';
import { EventHandOverRepository } from './hand-over.repository.js';
import { Reminders } from '../event/reminders.service.js';

/** Events of somebody whose account is stopped go to their manager, or else to the first guest. */
@Injectable()
export class EventHandOver {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly contributions: Contributions,
    private readonly directory: UserDirectoryService,
    private readonly left: EventHandOverRepository,
    private readonly events: EventRepository,
    private readonly guests: GuestRepository,
    private readonly people: OwnReminderRepository,
    private readonly records: EventRecords,
    private readonly reminders: Reminders,
    private readonly notifications: Notifications,
  ) {}

  /** Repeatable: what was given no longer belongs to the person. */
  @OnDomainEvent('user.changed', 1)
  async follow({ userId }: { userId: string }, { companyId }: EventOrigin): Promise<void> {
    const person = await this.directory.find(companyId, userId);
    if (person?.status !== 'deactivated') return;
    const ids = await this.left.listLeft(userId, this.clock.now());
    if (ids.length === 0) return;
    const managers = await this.activeOf(companyId, await this.managersOf(userId));
    const received = new Map<string, number>();
    for (const id of ids) {
      const to = await this.give(person, id, managers[0] ?? null);
      if (to !== null) received.set(to, (received.get(to) ?? 0) + 1);
    }
    for (const [to, count] of received) await this.tell(person, to, count);
  }

  private async give({ userId }: DirectoryUser, id: string, manager: string | null): Promise<string | null> {
    const row = await this.events.find(id, userId);
    if (!row) return null;
    const to = await this.successorOf(row, manager);
    if (to === null || !(await this.left.give(id, { from: userId, to }))) return null;
    const own = await this.people.listReminders(id, userId);
    await this.people.putReminders(id, to, own);
    await this.people.putReminders(id, userId, []);
    const after = await this.events.find(id, to);
    if (!after) return null;
    await this.reminders.plan(after);
    this.records.handedOver(after);
    const guests = await this.guests.listInside(id);
    await this.records.invalidate(
      after,
      guests.map((guest) => guest.userId),
    );
    return to;
  }

  /** A private event is known to its guests alone, so the manager does not get it; nor does anybody from outside. */
  private async successorOf(row: EventRow, manager: string | null): Promise<string | null> {
    if (manager !== null && row.visibility === 'normal') return manager;
    const guests = await this.guests.listInside(row.id);
    const ids = guests.filter(({ answer }) => answer !== 'no').map(({ userId }) => userId);
    const active = await this.activeOf(this.db.currentCompanyId(), ids);
    return active[0] ?? null;
  }

  private async managersOf(userId: string): Promise<string[]> {
    const directories = await this.contributions.enabledOf(TeamDirectory, this.db.currentCompanyId());
    const found = await Promise.all(directories.map((directory) => directory.leadersOf(userId)));
    return found.flat();
  }

  /** Those of them who work here, in their order. */
  private async activeOf(companyId: string, ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const members = await this.directory.listMembers(companyId, { ids });
    return ids.filter((id) => members.some((member) => member.id === id));
  }

  private tell({ userId, firstName, lastName }: DirectoryUser, to: string, count: number): Promise<void> {
    const name = `${firstName} ${lastName}`;
    return this.notifications.notify({
      ...{ to: { users: [to] }, kind: 'event.received', dedupeKey: userId },
      title: words('{name} has left, and their events are yours now', { name }),
      text: words(
        '{count, plural, one {# event} other {# events}} of your calendar, with guests and rooms.',
        {
          count,
        },
      ),
    });
  }
}

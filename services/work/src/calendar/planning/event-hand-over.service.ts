import { UserDirectoryService, type DirectoryUser } from '@atrium/identity';
import { Clock, nameOf, OnDomainEvent, type EventOrigin } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { OwnReminderRepository } from '../event/own-reminder.repository.js';
import { EventRepository } from '../event/event.repository.js';
import { EventHandOverRepository } from './hand-over.repository.js';
import { EventEffects } from './event-effects.service.js';
import { EventSuccessors } from './event-successors.service.js';

/** Events of somebody whose account is stopped go to their manager, or else to the first guest. */
@Injectable()
export class EventHandOver {
  constructor(
    private readonly clock: Clock,
    private readonly directory: UserDirectoryService,
    private readonly left: EventHandOverRepository,
    private readonly events: EventRepository,
    private readonly successors: EventSuccessors,
    private readonly people: OwnReminderRepository,
    private readonly effects: EventEffects,
    private readonly notifications: Notifications,
  ) {}

  /** Repeatable: what was given no longer belongs to the person. */
  @OnDomainEvent('user.changed', 1)
  async follow({ userId }: { userId: string }, { companyId }: EventOrigin): Promise<void> {
    const person = await this.directory.find(companyId, userId);
    if (person?.status !== 'deactivated') return;
    const ids = await this.left.listLeft(userId, this.clock.now());
    if (ids.length === 0) return;
    const manager = await this.successors.managerOf(userId);
    const received = new Map<string, number>();
    for (const id of ids) {
      const to = await this.give(person, id, manager);
      if (to !== null) received.set(to, (received.get(to) ?? 0) + 1);
    }
    for (const [to, count] of received) await this.notify(person, to, count);
  }

  private async give({ userId }: DirectoryUser, id: string, manager: string | null): Promise<string | null> {
    const row = await this.events.find(id, userId);
    if (!row) return null;
    const to = await this.successors.choose(row, manager);
    if (to === null || !(await this.left.give(id, { from: userId, to }))) return null;
    const own = await this.people.listReminders(id, userId);
    await this.people.putReminders(id, to, own);
    await this.people.putReminders(id, userId, []);
    const after = await this.events.find(id, to);
    if (!after) return null;
    await this.effects.handedOver(after);
    return to;
  }

  private notify(person: DirectoryUser, to: string, count: number): Promise<void> {
    const name = nameOf(person);
    return this.notifications.notify({
      to: { users: [to] },
      kind: 'event.received',
      dedupeKey: person.userId,
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

import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { closingDay } from './closing-day.rules.js';

interface About {
  id: string;
  name: string;
}

interface Closing extends About {
  at: Date | null;
  version: number;
  /** The company's. */
  zone: string;
}

/** Says who is to take an assessment, and whose result is there. Inside `TenantDb.run` only. */
@Injectable()
export class AssessmentNotifications {
  constructor(private readonly notifications: Notifications) {}

  async invited(users: string[], { id, name }: About, actorId: string): Promise<void> {
    if (users.length === 0) return;
    await this.notifications.notify({
      to: { users },
      kind: 'assessment.invited',
      title: words('An assessment waits for you'),
      text: words('Assessment: {name}', { name }),
      actorId,
      dedupeKey: `invited ${id}`,
    });
  }

  /** Another closing time for one person; null: there is none any more. */
  async closing(userId: string, { id, name, at, ...more }: Closing, actorId: string): Promise<void> {
    await this.notifications.notify({
      to: { users: [userId] },
      kind: 'assessment.closing',
      title: closingTitle(at, more.zone),
      text: words('Assessment: {name}', { name }),
      actorId,
      dedupeKey: `closing ${id} ${String(more.version)}`,
    });
  }

  async scored(users: string[], { id, name }: About): Promise<void> {
    if (users.length === 0) return;
    await this.notifications.notify({
      to: { users },
      kind: 'assessment.scored',
      title: words('The result of your assessment is there'),
      text: words('Assessment: {name}', { name }),
      dedupeKey: `scored ${id}`,
    });
  }
}

const closingTitle = (at: Date | null, zone: string) =>
  at === null
    ? words('Your assessment no longer has a closing time of its own')
    : words('Your assessment now closes on {day} at {time} ({zone})', closingDay(at, zone));

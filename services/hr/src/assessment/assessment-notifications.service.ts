import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';

interface About {
  id: string;
  name: string;
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

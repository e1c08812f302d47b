import type { DemoStaff } from '@atrium/identity';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Notifications } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { AnnouncementService } from '../announcement/announcement.service.js';
import { MessageService } from '../message/message.service.js';
import { ANNOUNCEMENT, CONVERSATIONS, SAMPLES } from './samples.seed.js';

const PINNED_DAYS = 60;
const DAY_MS = 86_400_000;

/** The demo staff's messages, announcement and notifications. */
@Injectable()
export class InboxDemo {
  constructor(
    private readonly messages: MessageService,
    private readonly announcements: AnnouncementService,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {}

  /** Repeatable: an existing message is not sent again. Not inside `TenantDb.run`. */
  async writeMessages(staff: DemoStaff): Promise<void> {
    for (const [index, [from, to, text]] of CONVERSATIONS.entries()) {
      const clientId = `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
      await this.readNewest(staff[from], staff[to].id);
      await this.messages.send(staff[from], staff[to].id, { clientId, text });
    }
  }

  /**
   * Posts an announcement from HR to everybody, pinned to the dashboards for two months. Inside `TenantDb.run` only.
   */
  async announce({ hr }: DemoStaff): Promise<void> {
    const until = new Date(this.clock.now().getTime() + PINNED_DAYS * DAY_MS);
    const pinnedUntil = until.toISOString().slice(0, 10);
    await this.announcements.create(hr, { ...ANNOUNCEMENT, pinnedUntil });
  }

  /** Sends each member of the staff the same notifications, from different colleagues. Inside `TenantDb.run` only. */
  async notify(staff: DemoStaff): Promise<void> {
    for (const reader of Object.values(staff)) {
      const colleagues = Object.values(staff).filter(({ id }) => id !== reader.id);
      for (const [index, [title, text]] of SAMPLES.entries()) {
        const actorId = colleagues[index % colleagues.length]?.id;
        await this.notifications.notify({
          to: { users: [reader.id] },
          kind: 'demo.sample',
          title,
          text,
          ...(actorId && { actorId }),
        });
      }
    }
  }

  private async readNewest(reader: SignedInUser, contactId: string): Promise<void> {
    const { items } = await this.messages.listMessages(reader, contactId, { limit: 1 });
    const [newest] = items;
    if (newest && !newest.mine) await this.messages.markRead(reader, contactId, newest.id);
  }
}

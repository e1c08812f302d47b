import { addMonths, APPLICATION, dayIn } from '@atrium/contracts';
import { Clock } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { ApplyingRepository } from './applying.repository.js';
import { CareersMails } from './careers-mails.service.js';
import type { CareersSite } from './careers-site.rules.js';

/** What follows from an application. Inside `TenantDb.run` only. */
@Injectable()
export class Applied {
  constructor(
    private readonly clock: Clock,
    private readonly repository: ApplyingRepository,
    private readonly mails: CareersMails,
    private readonly notifications: Notifications,
  ) {}

  /** Everybody who sends a form gets the link to their application, also whoever has applied before. */
  thank(site: CareersSite, applied: { id: string; title: string; email: string }): Promise<void> {
    return this.mails.thank(site, applied);
  }

  /** Whoever owns the opening is notified; where nobody can sign in, all who keep hiring. */
  async notify(openingId: string, applied: { id: string; name: string; title: string }): Promise<void> {
    const { id, name, title } = applied;
    const owner = await this.repository.ownerOf(openingId);
    await this.notifications.notify({
      to: owner === null ? { check: APPLICATION.check('update') } : { users: [owner] },
      kind: 'hiring.applied',
      query: `id=${id}`,
      mergeKey: openingId,
      title: words('{name} applies for {title}', { name, title }),
    });
  }

  monthsFromNow(months: number): string {
    return addMonths(dayIn(this.clock.now(), 'UTC'), months);
  }
}

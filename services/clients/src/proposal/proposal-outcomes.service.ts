import { TenantDb } from '@atrium/platform';
import { Mailer, Notifications, words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { LinkRow } from './proposal-link.repository.js';
import { decidedMail } from './proposal.mail.js';
import type { ProposalRow } from './proposal.record.js';

/** Both sides hear what became of a proposal. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalOutcomes {
  constructor(
    private readonly db: TenantDb,
    private readonly mailer: Mailer,
    private readonly notifications: Notifications,
  ) {}

  async publish(
    row: ProposalRow,
    { link, accepted, reason }: { link: LinkRow; accepted: boolean; reason: string | null },
  ): Promise<void> {
    const [company] = await this.db
      .current()
      .query<{ name: string }[]>('select name from company where id = $1', [this.db.currentCompanyId()]);
    const about = { company: company?.name ?? '', title: row.title, accepted };
    if (link.email)
      await this.mailer.send(decidedMail({ email: link.email, name: link.contactName }, about), {
        languageOf: [],
      });
    if (row.ownerId === null) return;
    const said = { name: link.contactName, title: row.title };
    await this.notifications.notify({
      ...{ to: { users: [row.ownerId] }, kind: 'proposal.decided', query: `open=${row.id}` },
      title: accepted ? words('{name} accepted “{title}”', said) : words('{name} declined “{title}”', said),
      ...(reason && { text: reason }),
    });
  }
}

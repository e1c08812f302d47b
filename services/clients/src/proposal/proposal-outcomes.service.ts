import { UserDirectoryService } from '@atrium/identity';
import { Clock, nameOf, TenantDb, type SignedInUser } from '@atrium/platform';
import { Mailer, Notifications, words, type Said } from '@atrium/reach';
import { Records } from '@atrium/records';
import { TaskPeopleService } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { ProposalLinks, type LinkRow } from './proposal-link.repository.js';
import { decidedMail, signedMail } from './proposal.mail.js';
import type { ProposalPaperFile } from './proposal.types.js';
import { PROPOSALS, type ProposalRow } from './proposal.record.js';

type Told = Pick<ProposalRow, 'id' | 'ownerId'> & {
  by?: Pick<SignedInUser, 'id'>;
  kind?: 'proposal.decided' | 'proposal.comment';
};

/** Both sides hear what became of a proposal. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalOutcomes {
  private readonly proposals;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly links: ProposalLinks,
    private readonly mailer: Mailer,
    private readonly notifications: Notifications,
    private readonly directory: UserDirectoryService,
    private readonly people: TaskPeopleService,
  ) {
    this.proposals = records.of(PROPOSALS);
  }

  async publish(
    row: ProposalRow,
    { link, accepted, reason }: { link: LinkRow; accepted: boolean; reason: string | null },
  ): Promise<void> {
    const { name: company } = await this.directory.getCompany(this.db.currentCompanyId());
    const about = { company, title: row.title, accepted };
    if (link.email)
      await this.mailer.send(decidedMail({ email: link.email, name: link.contactName }, about), {
        languageOf: [],
      });
    const said = { name: link.contactName, title: row.title };
    const title = accepted
      ? words('{name} accepted “{title}”', said)
      : words('{name} declined “{title}”', said);
    await this.notify(row, title, reason);
  }

  /** It has expired, and somebody wants a new one. */
  notifyOfQuestion(row: ProposalRow, guest: LinkRow | null): Promise<void> {
    const said = { name: guest?.contactName ?? row.clientName, title: row.title };
    const title = guest?.copied
      ? words('A new “{title}” is asked for by a link copied for {name}', said)
      : words('{name} asks for a new “{title}”', said);
    return this.notify(row, title, null);
  }

  async withdrawn(by: SignedInUser, row: ProposalRow): Promise<void> {
    await this.links.note({ proposalId: row.id, kind: 'withdrawn', at: this.clock.now() });
    const name = nameOf(by);
    await this.notify({ ...row, by }, words('{name} withdrew “{title}”', { name, title: row.title }), null);
  }

  /** Its owner, and those to whom the owner reports. */
  async notify(
    { id, ownerId, by, kind = 'proposal.decided' }: Told,
    title: Said,
    text: Said | null,
  ): Promise<void> {
    if (ownerId === null) return;
    const users = [...new Set([ownerId, ...(await this.people.leadersOf(ownerId))])];
    await this.notifications.notify({
      to: { users },
      kind,
      query: `open=${id}`,
      title,
      subjectId: id,
      ...(by && { actorId: by.id, except: [by.id] }),
      ...(text && { text }),
    });
  }

  /** The signed paper, to all who signed and to its owner. */
  async mailSigned(proposalId: string, { name, bytes }: ProposalPaperFile): Promise<void> {
    const row = await this.proposals.rows.read(proposalId);
    const [owner] =
      row.ownerId === null
        ? []
        : await this.directory.listMembers(this.db.currentCompanyId(), { ids: [row.ownerId] });
    const receivers = [
      ...row.signers.map((signer) => ({ name: signer.name, email: signer.email, id: null })),
      ...(owner ? [{ name: owner.firstName, email: owner.email, id: owner.id }] : []),
    ];
    const attachments = [{ name, type: 'application/pdf', bytes }];
    for (const { id, email, ...to } of receivers) {
      if (email === null) continue;
      const mail = signedMail({ ...to, email }, { title: row.title });
      await this.mailer.send({ ...mail, attachments }, { languageOf: id ? [id] : [] });
    }
  }
}

import {
  MAIL_NOT_THEIRS,
  MAIL_OPTED_OUT,
  type ClientActivity,
  type MailRecipients,
  type MailRecipientsQuery,
  type SendClientMail,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { RequestContext, TenantDb, wrongField, type SignedInUser } from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ActivityService, refuseOthers } from '../activity/activity.service.js';
import { CLIENTS, type ClientSteps } from '../client/client.record.js';
import { Consents } from '../consent/consents.service.js';
import { LEADS, type LeadSteps } from '../lead/lead.record.js';
import { writtenMail } from './client-mail.mail.js';
import { ClientMailRepository, type Addressed } from './client-mail.repository.js';

/** Writes to a lead or to people of a client; what was written stands with what else was said to them. */
@Injectable()
export class ClientMails {
  private readonly leads: LeadSteps;
  private readonly clients: ClientSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly activities: ActivityService,
    private readonly consents: Consents,
    private readonly contacts: ClientMailRepository,
    private readonly directory: UserDirectoryService,
    private readonly mailer: Mailer,
  ) {
    this.leads = records.of(LEADS);
    this.clients = records.of(CLIENTS);
  }

  /** To whom the person may write. @throws {AppError} NOT_FOUND, ACCESS_DENIED */
  recipients(user: SignedInUser, about: MailRecipientsQuery): Promise<MailRecipients> {
    return this.db.run(user.companyId, async () => {
      refuseOthers(user, about.kind, 'update');
      const found = await this.addressed(user, about);
      const addresses = found.map(({ address }) => address);
      const may = await this.consents.mayReachAll(addresses, 'email', 'enquiry');
      const refusalOf = (address: string) => (may.get(address) === 'yes' ? null : MAIL_OPTED_OUT);
      return { items: found.map((one) => ({ ...one, refusal: refusalOf(one.address) })) };
    });
  }

  /**
   * @throws {AppError} NOT_FOUND, ACCESS_DENIED, LEAD_ARCHIVED, CLIENT_ARCHIVED, TOO_MANY_ATTEMPTS, VALIDATION_FAILED on
   * `to`
   */
  send(user: SignedInUser, { about, to, subject, text }: SendClientMail): Promise<ClientActivity> {
    return this.db.run(user.companyId, async () => {
      const { items } = await this.recipients(user, about);
      const sentTo = [...new Set(to)];
      for (const address of sentTo) {
        const one = items.find((each) => each.address === address);
        if (!one) throw wrongField('to', MAIL_NOT_THEIRS);
        if (one.refusal !== null) throw wrongField('to', one.refusal);
      }
      const said = { about, kind: 'email', direction: 'out', text } as const;
      const none = { outcome: null, minutes: null, next: null };
      const kept = await this.activities.log(user, { ...said, ...none }, { subject, sentTo });
      const { name: company } = await this.directory.getCompany(user.companyId);
      // Their language is not known: that of whoever writes to them is the best guess.
      const reader = { languageOf: [user.id], otherwise: RequestContext.language() };
      for (const address of sentTo)
        await this.mailer.send(writtenMail(address, { subject, text, by: user, company }), reader);
      return kept;
    });
  }

  /** Each address once. Of a lead or client that was merged: of the record that it is by now. */
  private async addressed(user: SignedInUser, { kind, id }: MailRecipientsQuery): Promise<Addressed[]> {
    if (kind === 'client') {
      const client = await this.clients.find(user, id);
      return onceEach(await this.contacts.ofClient(client.id));
    }
    const { emails, name } = await this.leads.find(user, id);
    return onceEach(emails.map((address) => ({ address, name })));
  }
}

const onceEach = (found: readonly Addressed[]): Addressed[] =>
  [...new Map(found.toReversed().map((one) => [one.address, one])).values()].toReversed();

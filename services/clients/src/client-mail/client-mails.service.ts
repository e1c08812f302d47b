import {
  MAIL_NOT_THEIRS,
  MAIL_OPTED_OUT,
  mailboxFull,
  type ClientActivity,
  type MailRecipients,
  type MailRecipientsQuery,
  type SendClientMail,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Clock, RequestContext, TenantDb, wrongField, type SignedInUser } from '@atrium/platform';
import { HELD_MS, Mailer, type MailPass } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ActivityService, refuseOthers } from '../activity/activity.service.js';
import { CLIENTS, type ClientSteps } from '../client/client.record.js';
import { Consents } from '../consent/consents.service.js';
import { LEADS, type LeadSteps } from '../lead/lead.record.js';
import { WRITTEN, writtenMail } from './client-mail.mail.js';
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
    private readonly clock: Clock,
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
      const passes = await this.countAll(sentTo);
      const waits = passes.some(({ passage }) => passage === 'hold');
      const heldUntil = waits ? new Date(this.clock.now().getTime() + HELD_MS) : null;
      const said = { about, kind: 'email', direction: 'out', text } as const;
      const none = { outcome: null, minutes: null, next: null };
      const kept = await this.activities.log(user, { ...said, ...none }, { subject, sentTo, heldUntil });
      const { name: company } = await this.directory.getCompany(user.companyId);
      // Their language is not known: that of whoever writes to them is the best guess.
      const reader = { languageOf: [user.id], otherwise: RequestContext.language() };
      const written = { subject, text, by: user, company };
      for (const pass of passes) await this.mailer.send(writtenMail(pass.to, written), reader, { pass });
      return kept;
    });
  }

  /** Before anything is written, since the record says whether they wait. */
  private async countAll(addresses: readonly string[]): Promise<MailPass[]> {
    const passes: MailPass[] = [];
    for (const address of addresses)
      passes.push(
        await this.mailer.count(WRITTEN, address).catch((error: unknown) => {
          throw besideTo(error, address);
        }),
      );
    return passes;
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

/** That an address was sent enough stands beside the addresses, and says which one it is. */
function besideTo(error: unknown, address: string): unknown {
  if (!(error instanceof AppError) || error.fields?.['email'] === undefined) return error;
  const { code, status, retryAfterSeconds = 0 } = error;
  const message = mailboxFull(address);
  return new AppError(
    { code, status, message },
    { message, fields: { to: message }, retryAfterSeconds, cause: error },
  );
}

const onceEach = (found: readonly Addressed[]): Addressed[] =>
  [...new Map(found.toReversed().map((one) => [one.address, one])).values()].toReversed();

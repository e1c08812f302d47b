import type { GivenAnswer } from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Clock, RequestContext, TenantDb } from '@atrium/platform';
import { Mailer, type Mail } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { FeedEvent, FilePerson } from '../ics/feed.types.js';
import { invitationFile } from '../ics/invitation.rules.js';
import { eventMail, TO_COLLEAGUE, type EventMailKind } from './event.mail.js';
import type { OutsideGuest } from './guest.repository.js';
import { InvitationLinks } from './invitation-link.service.js';
import { datesAhead } from './mailed-event.rules.js';

/** An event that a mail is about. */
export interface MailedEvent {
  kind: EventMailKind;
  eventId: string;
  organiserId: string;
  event: FeedEvent;
  /** What is left of the event from which it was made, or what was made of it before that was taken back. */
  also?: { event: FeedEvent; cancelled: boolean };
}

type Reader = FilePerson & { id: string };
interface Sender {
  company: string;
  organiser: FilePerson;
}

const DATES = 4;

/** Mails to guests of events, each with a file for other calendars. Inside `TenantDb.run` only. */
@Injectable()
export class EventMails {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly directory: UserDirectoryService,
    private readonly links: InvitationLinks,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Sent if and only if the transaction commits.
   * @param by who sends them; left out: whoever sends the current request
   * @throws {AppError} TOO_MANY_ATTEMPTS on `outsideGuests` for invitations beyond a limit
   */
  async send(about: MailedEvent, to: readonly OutsideGuest[], by?: string): Promise<void> {
    // Their language is not known: that of whoever invites them is the best guess.
    const reader = { languageOf: [about.organiserId], otherwise: RequestContext.language() };
    const sender = await this.senderOf(about);
    for (const { id, email } of to)
      await this.mailer
        .send(this.write(about, { id, email, name: '' }, sender), reader, { ...(by && { by }) })
        .catch(refuseGuests);
  }

  /** To a colleague. */
  async mailFor(about: MailedEvent, guest: Reader): Promise<Mail> {
    return { ...this.write(about, guest, await this.senderOf(about)), kind: TO_COLLEAGUE };
  }

  private async senderOf({ organiserId }: MailedEvent): Promise<Sender> {
    const companyId = this.db.currentCompanyId();
    const { name: company } = await this.directory.getCompany(companyId);
    const person = await this.directory.find(companyId, organiserId);
    const name = person ? `${person.firstName} ${person.lastName}` : company;
    return { company, organiser: { name, email: person?.email ?? '' } };
  }

  private write(
    { kind, eventId, event, also }: MailedEvent,
    guest: Reader,
    { company, organiser }: Sender,
  ): Mail {
    const now = this.clock.now();
    const cancelled = kind === 'cancelled' || kind === 'removed';
    const urlOf = cancelled
      ? null
      : (answer?: GivenAnswer) => this.links.urlFor({ eventId, guestId: guest.id }, answer);
    const written = kind === 'declined' ? [] : [{ event, cancelled }, ...(also ? [also] : [])];
    const people = { organiser, guest: { ...guest, name: guest.name || guest.email } };
    const url = urlOf?.() ?? null;
    const files = written.map((each) =>
      invitationFile(withUrl({ ...each.event, mailed: { ...people, cancelled: each.cancelled } }, url), now),
    );
    const dates = datesAhead(event, now, DATES);
    return eventMail({ kind, event, dates, organiser, company, guest, urlOf, files });
  }
}

function refuseGuests(error: unknown): never {
  if (!(error instanceof AppError) || !error.fields?.['email']) throw error;
  const { message, retryAfterSeconds = 0 } = error;
  throw new AppError(error, { message, fields: { outsideGuests: message }, retryAfterSeconds, cause: error });
}

/** People answer from their own calendar, too. */
const withUrl = <Event extends FeedEvent>(event: Event, url: string | null): Event =>
  url === null ? event : { ...event, description: [event.description, url].filter(Boolean).join('\n\n') };

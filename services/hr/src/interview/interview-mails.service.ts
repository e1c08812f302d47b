import { UserDirectoryService } from '@atrium/identity';
import { Clock, RequestContext, TenantDb } from '@atrium/platform';
import {
  Mailer,
  NotificationMails,
  ReaderLanguages,
  say,
  words,
  type Mail,
  type MailedNotification,
} from '@atrium/reach';
import { Records } from '@atrium/records';
import { invitationFile, type FilePerson } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { applicantMail, panelMail, type InterviewNews } from './interview.mail.js';
import { INTERVIEWS, type InterviewRow, type InterviewSteps } from './interview.record.js';
import { endOf, eventOf } from './interview.rules.js';

interface Addressed {
  news: InterviewNews;
  guest: FilePerson;
  /** What it is called in the calendar of the guest. */
  title: string;
}

/** Mails about interviews, each with a file for calendars. */
@Injectable()
export class InterviewMails extends NotificationMails {
  override readonly kinds = ['hiring.interview', 'hiring.interview-cancelled'] as const;
  private readonly steps: InterviewSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly directory: UserDirectoryService,
    private readonly languages: ReaderLanguages,
    private readonly mailer: Mailer,
  ) {
    super();
    this.steps = records.of(INTERVIEWS);
  }

  /**
   * To the applicant. Sent if and only if the transaction commits.
   * @throws {AppError} TOO_MANY_ATTEMPTS
   */
  async send(interview: InterviewRow, news: InterviewNews, email: string): Promise<void> {
    // Their language is not known: that of whoever invites them is the best guess.
    const reader = { languageOf: [interview.organiserId], otherwise: RequestContext.language() };
    const { name: company } = await this.directory.getCompany(this.db.currentCompanyId());
    const said = words('Interview for {title}, {company}', { title: interview.openingTitle, company });
    const title = say(said, await this.languages.choose(reader));
    const guest = { name: interview.candidateName, email };
    const given = await this.invitation(interview, { news, guest, title });
    await this.mailer.send(applicantMail(email, given), reader, { by: interview.organiserId });
  }

  /** To somebody who holds it, or held it until now; as it is by now. */
  override async mailOf({ reader, subjectId }: MailedNotification): Promise<Mail | null> {
    const [interview] = await this.steps.rows.readAll([subjectId]);
    if (!interview || endOf(interview) <= this.clock.now()) return null;
    const { candidateName: name, openingTitle } = interview;
    const said = words('Interview: {name}, {title}', { name, title: openingTitle });
    const title = say(said, await this.languages.choose({ languageOf: [reader.id] }));
    const guest = { name: reader.firstName, email: reader.email };
    const news = newsFor(interview, reader.id);
    return panelMail(guest, await this.invitation(interview, { news, guest, title }));
  }

  private async invitation(interview: InterviewRow, { news, guest, title }: Addressed) {
    const companyId = this.db.currentCompanyId();
    const { name: company, timezone: zone } = await this.directory.getCompany(companyId);
    const person = await this.directory.find(companyId, interview.organiserId);
    const organiser = {
      name: person ? `${person.firstName} ${person.lastName}` : company,
      email: person?.email ?? '',
    };
    const now = this.clock.now();
    const mailed = { organiser, guest, cancelled: news === 'cancelled' };
    const file = invitationFile({ ...eventOf(interview, { zone, title, now }), mailed }, now);
    return { news, interview, company, zone, files: [file] };
  }
}

function newsFor({ state, panel, sequence }: InterviewRow, userId: string): InterviewNews {
  if (state === 'cancelled' || !panel.some((member) => member.userId === userId)) return 'cancelled';
  return sequence === 0 ? 'scheduled' : 'changed';
}

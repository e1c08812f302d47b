import type { HeldMailList, ReleasedMail } from '@atrium/contracts';
import { notFound, type SignedInOperator } from '@atrium/platform';
import { MailRelease } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { OperatorLog } from './operator-log.service.js';
import { OperatorRepository } from './operator.repository.js';

/** Mail of new companies. */
@Injectable()
export class OperatorMail {
  constructor(
    private readonly repository: OperatorRepository,
    private readonly mails: MailRelease,
    private readonly log: OperatorLog,
  ) {}

  async list(): Promise<HeldMailList> {
    const found = await this.repository.listHeldMail();
    const companies = await this.repository.listNames(found.map(({ companyId }) => companyId));
    return {
      items: found.flatMap(({ companyId, since, ...mail }) => {
        const company = companies.get(companyId);
        return company
          ? [{ ...mail, company: { id: companyId, ...company }, since: since.toISOString() }]
          : [];
      }),
    };
  }

  /** Lets its mail go, now and from now on. @throws {AppError} NOT_FOUND */
  async release({ email }: SignedInOperator, companyId: string): Promise<ReleasedMail> {
    const company = (await this.repository.listNames([companyId])).get(companyId);
    if (!company) throw notFound();
    const sent = await this.mails.release(companyId, email);
    await this.log.write({ operator: email, action: 'mail.released', details: { code: company.code, sent } });
    return { sent };
  }
}

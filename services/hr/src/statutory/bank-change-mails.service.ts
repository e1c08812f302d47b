import { Limiter, TenantDb } from '@atrium/platform';
import { Mailer } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { readCompany } from '../company-facts.repository.js';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { PersonalDetailsRepository } from '../personal/personal-details.repository.js';
import { bankChangeMail } from './bank-change.mail.js';

/** The first ones say enough. */
const MAILS = { limit: 3, windowSeconds: 3_600 };

/**
 * Tells people where their pay goes from now on, at work and at home: whoever changed the account may have got into one
 * of the two mailboxes.
 */
@Injectable()
export class BankChangeMails {
  constructor(
    private readonly db: TenantDb,
    private readonly limiter: Limiter,
    private readonly mailer: Mailer,
    private readonly personal: PersonalDetailsRepository,
  ) {}

  /** Inside `TenantDb.run` only. */
  async send({ id, workEmail, firstName, userId }: EmployeeEntity): Promise<void> {
    const key = `bank change mails ${this.db.currentCompanyId()} ${id}`;
    if (!(await this.limiter.allows(key, MAILS, this.db.current()))) return;
    const { personalEmail } = await this.personal.read(id);
    const { name } = await readCompany(this.db);
    const reader = { languageOf: userId ? [userId] : [] };
    for (const email of [workEmail, personalEmail])
      if (email) await this.mailer.send(bankChangeMail({ email, firstName }, name), reader);
  }
}

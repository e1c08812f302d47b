import { LEAD, LEAD_NEEDS_ADDRESS, type CreateLead, type UpdateLead } from '@atrium/contracts';
import { wrongField, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { ContactValues } from '../contact/contact-values.service.js';
import { HOME } from '../home.rules.js';
import { OwnerChoice, type OwnerPlace } from '../owned/owner-choice.service.js';
import type { LeadRow } from './lead.record.js';

type Given = Omit<UpdateLead, 'version'>;
type Addresses = Pick<CreateLead, 'emails' | 'phones'>;

const PLACE: OwnerPlace = { resource: 'leads', field: 'ownerId', stranger: LEAD.errors.LEAD_OWNER };

/** Checks what a lead is given against what the company has. Inside `TenantDb.run` only. */
@Injectable()
export class LeadChecks {
  constructor(
    private readonly owners: OwnerChoice,
    private readonly choices: LeadChoices,
    private readonly values: ContactValues,
  ) {}

  /**
   * @param before the lead as it is; left out: a new one
   * @returns what is stored in another form than it was given
   * @throws {AppError} LEAD_OWNER, OWNER_CANNOT_OPEN on `ownerId`, VALIDATION_FAILED on `emails`, `phones` and what the
   * company has no such choice for
   */
  async read(user: SignedInUser, given: Given, before?: LeadRow): Promise<Partial<Addresses>> {
    const { ownerId } = given;
    if (ownerId && ownerId !== before?.ownerId) await this.owners.checkOne(user, ownerId, PLACE);
    await this.choices.check(given, before);
    const { emails, phones } = given;
    const read = {
      ...(emails && { emails: this.values.emails('emails', emails) }),
      ...(phones && { phones: this.values.phones('phones', phones, HOME.country) }),
    };
    refuseUnreachable({ emails: [], phones: [], ...before, ...read });
    return read;
  }
}

/** @throws {AppError} VALIDATION_FAILED on `phones` */
function refuseUnreachable({ emails, phones }: Addresses): void {
  if (emails.length === 0 && phones.length === 0) throw wrongField('phones', LEAD_NEEDS_ADDRESS);
}

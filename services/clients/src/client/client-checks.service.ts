import { CLIENT, type UpdateClient } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeadChoices } from '../choice/lead-choices.service.js';
import { ContactValues } from '../contact/contact-values.service.js';
import { OwnerChoice, type OwnerPlace } from '../owned/owner-choice.service.js';
import type { ClientRow } from './client.record.js';

type Given = Partial<Pick<UpdateClient, 'ownerId' | 'services' | 'gstin'>>;

const PLACE: OwnerPlace = { resource: 'clients', field: 'ownerId', stranger: CLIENT.errors.CLIENT_OWNER };

/** Checks what a client is given against what the company has. Inside `TenantDb.run` only. */
@Injectable()
export class ClientChecks {
  constructor(
    private readonly owners: OwnerChoice,
    private readonly choices: LeadChoices,
    private readonly values: ContactValues,
  ) {}

  /**
   * @param before the client as it is; left out: a new one
   * @returns what is stored in another form than it was given
   * @throws {AppError} CLIENT_OWNER, OWNER_CANNOT_OPEN on `ownerId`, VALIDATION_FAILED on `services` and `gstin`
   */
  async read(
    user: SignedInUser,
    { ownerId, services, gstin }: Given,
    before?: ClientRow,
  ): Promise<{ gstin?: string | null }> {
    if (ownerId && ownerId !== before?.ownerId) await this.owners.checkOne(user, ownerId, PLACE);
    await this.choices.check({ services }, before);
    if (gstin === undefined) return {};
    return { gstin: gstin === null || gstin === '' ? null : this.values.gstin(gstin) };
  }
}

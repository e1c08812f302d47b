import type { SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { KnownContacts } from '../match/known-contacts.service.js';
import { LeadNotices } from './lead-notices.service.js';
import type { LeadRow } from './lead.record.js';
import { givenOf } from './lead.rules.js';

/** What follows when somebody has saved a lead. Inside `TenantDb.run` only. */
@Injectable()
export class SavedLeads {
  constructor(
    private readonly known: KnownContacts,
    private readonly notices: LeadNotices,
  ) {}

  /** It is found by its contact, and a new owner hears of it. */
  async follow(user: SignedInUser, row: LeadRow, ownerBefore: string | null): Promise<void> {
    await this.known.keep({ kind: 'lead', id: row.id }, givenOf(row));
    if (row.ownerId !== ownerBefore) await this.notices.given(user, row);
  }
}

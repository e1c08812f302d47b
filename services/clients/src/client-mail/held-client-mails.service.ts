import { ACTIVITY_TAG, CLIENT, LEAD } from '@atrium/contracts';
import { Clock, LiveEvents } from '@atrium/platform';
import { HeldMailSource } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { Consents } from '../consent/consents.service.js';
import { LEADS, type LeadSteps } from '../lead/lead.record.js';
import { WRITTEN } from './client-mail.mail.js';
import { ClientMailRepository } from './client-mail.repository.js';

/** Emails of a company's first week that waited: the record says that they go, and who refused them meanwhile. */
@Injectable()
export class HeldClientMails extends HeldMailSource {
  override readonly key = WRITTEN.key;

  private readonly leads: LeadSteps;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly consents: Consents,
    private readonly mails: ClientMailRepository,
    private readonly live: LiveEvents,
  ) {
    super();
    this.leads = records.of(LEADS);
  }

  override async release(addresses: readonly string[]): Promise<ReadonlySet<string>> {
    const now = this.clock.now();
    const waiting = await this.mails.waiting(now);
    const all = [...new Set([...addresses, ...waiting.flatMap(({ sentTo }) => sentTo)])];
    const may = await this.consents.mayReachAll(all, 'email', 'enquiry');
    const answered: string[] = [];
    for (const { id, leadId, sentTo } of waiting) {
      const reached = sentTo.filter((address) => may.get(address) === 'yes');
      // One that nobody wants is over at once.
      if (reached.length === 0) await this.mails.let(id, sentTo, now);
      else {
        await this.mails.let(id, reached, null);
        if (leadId !== null) answered.push(leadId);
      }
    }
    const first = await this.mails.listUnanswered(answered);
    await this.leads.table.noteAll(first, {}, { answeredAt: now });
    for (const { check } of [LEAD, CLIENT])
      await this.live.publish(
        { type: 'invalidate', tags: [ACTIVITY_TAG, LEAD.tag] },
        { check: check('read') },
      );
    return new Set(all.filter((address) => may.get(address) !== 'yes'));
  }
}

import { Clock } from '@atrium/platform';
import { Mailer, words } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { isOpen } from './expiry.rules.js';
import { ProposalEndsRepository } from './proposal-ends.repository.js';
import { ProposalLinks } from './proposal-link.repository.js';
import { reminderMail } from './proposal.mail.js';
import { ProposalOutcomes } from './proposal-outcomes.service.js';
import { PROPOSALS } from './proposal.record.js';
import { isWaiting } from './proposal-state.rules.js';

/** Reminds signers before the last day, and ends what was not decided in time. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalEnds {
  private readonly proposals;

  constructor(
    records: Records,
    private readonly ends: ProposalEndsRepository,
    private readonly links: ProposalLinks,
    private readonly mailer: Mailer,
    private readonly outcomes: ProposalOutcomes,
    private readonly clock: Clock,
  ) {
    this.proposals = records.of(PROPOSALS);
  }

  /** Repeatable. @returns how many expired */
  async expire(): Promise<number> {
    const at = this.clock.now();
    const over = await this.ends.listOver(at);
    for (const { id } of over) await this.expireOne(id, at);
    return over.length;
  }

  /** Those who have not signed, once a day. @returns of how many proposals */
  async remind(): Promise<number> {
    const at = this.clock.now();
    const ending = await this.ends.listEnding(at);
    const company = ending.length > 0 ? await this.ends.companyName() : '';
    for (const { id } of ending) await this.remindOf(id, { at, company });
    return ending.length;
  }

  private async expireOne(id: string, at: Date): Promise<void> {
    const row = await this.proposals.rows.lock(id);
    // Decided between the reading and the lock.
    if (!isWaiting(row.state) || isOpen(row, at.toISOString())) return;
    await this.proposals.table.change(row, { state: 'expired', decidedAt: at }, null);
    await this.links.note({ proposalId: id, kind: 'expired', at });
    await this.proposals.record({ step: 'expired', by: null, id, before: row });
    await this.outcomes.notify(row, words('“{title}” has expired', { title: row.title }), row.clientName);
  }

  private async remindOf(id: string, { at, company }: { at: Date; company: string }): Promise<void> {
    const row = await this.proposals.rows.read(id);
    await this.links.note({ proposalId: id, kind: 'reminded', at });
    for (const { name, email, signedAt } of row.signers) {
      if (email === null || signedAt !== null) continue;
      const about = { company, title: row.title, validUntil: row.validUntil };
      await this.mailer.send(reminderMail({ email, name }, about), { languageOf: [] });
    }
  }
}

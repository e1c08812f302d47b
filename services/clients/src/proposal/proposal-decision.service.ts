import type { SignInOrigin } from '@atrium/identity';
import { Clock, Jobs, RequestContext } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { guestOf, outsideOf } from './guest.mapper.js';
import { stepBy } from './outside-step.rules.js';
import { ProposalLinks, type LinkRow } from './proposal-link.repository.js';
import { ProposalOutcomes } from './proposal-outcomes.service.js';
import { PROPOSALS, type ProposalRow } from './proposal.record.js';
import { signedPaper } from './signed-paper.job.js';
import { wonProposal } from './won-proposal.job.js';

interface Decision {
  state: 'accepted' | 'declined';
  link: LinkRow;
  origin: SignInOrigin;
  reason: string | null;
}

/** What follows when a client decides about a proposal. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalDecision {
  private readonly proposals;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly links: ProposalLinks,
    private readonly outcomes: ProposalOutcomes,
    private readonly jobs: Jobs,
  ) {
    this.proposals = records.of(PROPOSALS);
  }

  async take(row: ProposalRow, { state, link, origin, reason }: Decision): Promise<void> {
    const at = this.clock.now();
    await this.proposals.table.change(row, { state, declineReason: reason, decidedAt: at }, null);
    await this.proposals.record({ step: stepBy(link, state), by: guestOf(link), id: row.id, before: row });
    await this.links.note({ proposalId: row.id, kind: state, at, ...outsideOf(link, origin) });
    await this.outcomes.publish(row, { link, accepted: state === 'accepted', reason });
    const language = RequestContext.language() ?? 'en';
    if (state !== 'accepted') return;
    await this.jobs.enqueue(signedPaper, { proposalId: row.id, language }, { key: row.id });
    if (row.leadId !== null)
      await this.jobs.enqueue(wonProposal, { proposalId: row.id }, { key: `won ${row.id}` });
  }
}

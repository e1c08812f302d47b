import { defineJob, HandlesJob } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ProposalEnds } from './proposal-ends.service.js';

const endProposals = defineJob({
  kind: 'clients.proposal-ends',
  title: 'Ends of proposals',
  schedule: { cron: '5 * * * *', zone: 'UTC' },
});

/** Every hour, because clients live in many zones. */
@Injectable()
export class ProposalEndsJob {
  constructor(private readonly ends: ProposalEnds) {}

  /** @returns of how many proposals signers were reminded, and how many expired */
  @HandlesJob(endProposals)
  async end(): Promise<{ reminded: number; expired: number }> {
    return { expired: await this.ends.expire(), reminded: await this.ends.remind() };
  }
}

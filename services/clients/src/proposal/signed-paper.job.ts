import { LANGUAGES, type Language } from '@atrium/contracts';
import { defineJob, HandlesJob, TenantDb, type JobContext } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ProposalOutcomes } from './proposal-outcomes.service.js';
import { ProposalPaper } from './proposal-paper.service.js';
import { SignedPapers } from './signed-paper.repository.js';

/** Makes the PDF of an accepted proposal, keeps it and mails it to both sides. */
export const signedPaper = defineJob({
  kind: 'clients.signed-paper',
  title: 'Signed proposal',
  payload: z.object({ proposalId: z.uuid(), language: z.enum(LANGUAGES) }),
  mode: 'steps',
});

/** A PDF takes the processor for a while, so that no signer and no transaction waits for it. */
@Injectable()
export class SignedPaperJob {
  constructor(
    private readonly db: TenantDb,
    private readonly paper: ProposalPaper,
    private readonly papers: SignedPapers,
    private readonly outcomes: ProposalOutcomes,
  ) {}

  /** Repeatable: who kept the paper first also mails it, in the same transaction. */
  @HandlesJob(signedPaper)
  async make(
    { proposalId, language }: { proposalId: string; language: Language },
    { companyId }: JobContext,
  ): Promise<{ sha256: string }> {
    const file = await this.paper.make(companyId, proposalId, language);
    return this.db.run(companyId, async () => {
      const { sha256, isNew } = await this.papers.keep(proposalId, file.bytes);
      if (isNew) await this.outcomes.mailSigned(proposalId, file);
      return { sha256 };
    });
  }
}

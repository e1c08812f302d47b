import { LANGUAGES, type Language } from '@atrium/contracts';
import { Clock, defineJob, HandlesJob, Jobs, TenantDb, type JobContext } from '@atrium/platform';
import { ReaderLanguages } from '@atrium/reach';
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
const missingPapers = defineJob({
  kind: 'clients.missing-papers',
  title: 'Signed proposals without their PDF',
  schedule: { cron: '35 * * * *', zone: 'UTC' },
});

/** Nobody is surprised by a mail about what they signed long ago. */
const MAILED_MS = 30 * 24 * 3_600_000;

/** A PDF takes the processor for a while, so that no signer and no transaction waits for it. */
@Injectable()
export class SignedPaperJob {
  constructor(
    private readonly db: TenantDb,
    private readonly paper: ProposalPaper,
    private readonly papers: SignedPapers,
    private readonly outcomes: ProposalOutcomes,
    private readonly jobs: Jobs,
    private readonly languages: ReaderLanguages,
    private readonly clock: Clock,
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

  /** Every hour: a paper that could not be made is made and mailed when it can. @returns of how many */
  @HandlesJob(missingPapers)
  async makeMissing(): Promise<{ papers: number }> {
    const missing = await this.papers.listMissing(new Date(this.clock.now().getTime() - MAILED_MS));
    for (const { id, ownerId } of missing) {
      const language = await this.languages.choose({ languageOf: ownerId === null ? [] : [ownerId] });
      await this.jobs.enqueue(signedPaper, { proposalId: id, language }, { key: id });
    }
    return { papers: missing.length };
  }
}

import { EVALUATION_RESULT } from '@atrium/contracts';
import { Letterheads } from '@atrium/identity';
import { definePdf, Pdfs } from '@atrium/pdf';
import { AppError, Audit, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { readCompany } from '../company-facts.repository.js';
import { EVALUATION_CYCLES, type EvaluationCycleSteps } from './evaluation-cycle.record.js';
import { evaluationPaperOf, paperHeading, type PaperGiven } from './evaluation-paper.rules.js';
import { EvaluationResults } from './evaluation-result.service.js';

const PAPER = definePdf(new URL('./evaluation.typ', import.meta.url));

export interface EvaluationPaperFile {
  name: string;
  bytes: Buffer;
}

/** Published results as PDF in the company's look: what the reader's page shows, and for whom it shows it. */
@Injectable()
export class EvaluationPaper {
  private readonly cycles: EvaluationCycleSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly results: EvaluationResults,
    private readonly letterheads: Letterheads,
    private readonly pdfs: Pdfs,
    private readonly audit: Audit,
  ) {
    this.cycles = records.of(EVALUATION_CYCLES);
  }

  /** @throws {AppError} NOT_FOUND, EVALUATION_NOT_PUBLISHED for who sees it before */
  async of(user: SignedInUser, id: string): Promise<EvaluationPaperFile> {
    const given = await this.db.run(user.companyId, async () => {
      const found = await this.read(user, id);
      const { subject, cycle } = found.comparison.result;
      const title = `${subject.name} (${cycle.name})`;
      this.audit.record({
        action: 'evaluationResult.takePdf',
        by: user,
        resource: { kind: EVALUATION_RESULT.kind, id, title },
      });
      return found;
    });
    return this.make(user, given);
  }

  private async read(user: SignedInUser, id: string): Promise<PaperGiven> {
    const comparison = await this.results.compare(user, id);
    const { publishedAt, cycle } = comparison.result;
    if (publishedAt === null) throw new AppError(EVALUATION_RESULT.errors.EVALUATION_NOT_PUBLISHED);
    const { periodFrom, periodTo } = await this.cycles.rows.read(cycle.id);
    return {
      comparison,
      cycle: { periodFrom, periodTo },
      language: RequestContext.language() ?? 'en',
      timezone: (await readCompany(this.db)).timezone,
    };
  }

  private async make({ companyId }: SignedInUser, given: PaperGiven): Promise<EvaluationPaperFile> {
    const { comparison, language } = given;
    const { subject, cycle } = comparison.result;
    const { name, address, logo } = await this.letterheads.of(companyId);
    const bytes = await this.pdfs.make({
      companyId,
      template: PAPER,
      title: paperHeading(comparison, language),
      language,
      company: { name, address, logo },
      data: evaluationPaperOf(given),
    });
    return { name: `${subject.name}, ${cycle.name}.pdf`, bytes };
  }
}

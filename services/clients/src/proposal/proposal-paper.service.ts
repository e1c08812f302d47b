import { Letterheads } from '@atrium/identity';
import { definePdf, Pdfs } from '@atrium/pdf';
import { Limiter, RequestContext, TenantDb } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ProposalLinks } from './proposal-link.repository.js';
import { paperOf } from './proposal-paper.rules.js';
import { ProposalPortal, type Reader } from './proposal-portal.service.js';
import { PROPOSALS } from './proposal.record.js';

const PAPER = definePdf(new URL('./proposal.typ', import.meta.url));
/** A PDF takes the processor for a while. */
const OUTSIDE = { limit: 30, windowSeconds: 600 };

export interface ProposalPaperFile {
  name: string;
  bytes: Buffer;
}

/** Proposals as PDF in the company's look; a decided one ends with its evidence. */
@Injectable()
export class ProposalPaper {
  private readonly proposals;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly links: ProposalLinks,
    private readonly portal: ProposalPortal,
    private readonly letterheads: Letterheads,
    private readonly limiter: Limiter,
    private readonly pdfs: Pdfs,
  ) {
    this.proposals = records.of(PROPOSALS);
  }

  /** For who reads it from outside. @throws {AppError} NOT_FOUND, TOO_MANY_ATTEMPTS */
  async forReader(reader: Reader): Promise<ProposalPaperFile> {
    const { row } = await this.db.run(reader.companyId, () => this.portal.open(reader));
    await this.limiter.hit(`proposal paper ${row.id}`, OUTSIDE);
    return this.make(reader.companyId, row.id);
  }

  /** The caller has checked that the person may read it. @throws {AppError} NOT_FOUND */
  async make(companyId: string, id: string): Promise<ProposalPaperFile> {
    const language = RequestContext.language() ?? 'en';
    const { row, data } = await this.db.run(companyId, async () => {
      const found = await this.proposals.rows.read(id);
      const events = await this.links.listEvents(id);
      const signed = await this.links.listSigned(id);
      const signatures = signed.map(({ contactName, ...link }) => ({ name: contactName, ...link }));
      return { row: found, data: paperOf({ row: found, language, signatures, events }) };
    });
    const { name, address, logo } = await this.letterheads.of(companyId);
    const title = [row.number, row.title].filter(Boolean).join(' ');
    const bytes = await this.pdfs.make({
      ...{ template: PAPER, title, language, company: { name, address, logo }, data },
    });
    return { name: `${(row.number ?? 'proposal').replaceAll(/[^\w-]+/g, '-')}.pdf`, bytes };
  }
}

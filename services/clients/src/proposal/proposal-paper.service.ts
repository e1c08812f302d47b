import type { Language } from '@atrium/contracts';
import { Letterheads } from '@atrium/identity';
import { definePdf, Pdfs } from '@atrium/pdf';
import { Limiter, RequestContext, TenantDb } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ProposalLinks } from './proposal-link.repository.js';
import { drawingName, linesOf, paperOf } from './proposal-paper.rules.js';
import { ProposalPortal, type Reader } from './proposal-portal.service.js';
import { PROPOSALS } from './proposal.record.js';
import { findAddressed } from './proposal-supply.repository.js';
import type { ProposalPaperFile } from './proposal.types.js';
import { SignedPapers } from './signed-paper.repository.js';

const PAPER = definePdf(new URL('./proposal.typ', import.meta.url));
/** A PDF takes the processor for a while. */
const OUTSIDE = { limit: 30, windowSeconds: 600 };

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
    private readonly papers: SignedPapers,
  ) {
    this.proposals = records.of(PROPOSALS);
  }

  /** For who reads it from outside. @throws {AppError} NOT_FOUND, TOO_MANY_ATTEMPTS */
  async forReader(reader: Reader): Promise<ProposalPaperFile> {
    const { row } = await this.db.run(reader.companyId, () => this.portal.open(reader));
    await this.limiter.hit(`proposal paper ${row.id}`, OUTSIDE);
    return this.read(reader.companyId, row.id);
  }

  /** The signed paper as it was kept, else one made now. The caller has checked that the person may read it. */
  async read(companyId: string, id: string): Promise<ProposalPaperFile> {
    const { kept, number } = await this.db.run(companyId, async () => ({
      kept: await this.papers.read(id),
      number: (await this.proposals.rows.read(id)).number,
    }));
    if (kept) return { name: fileName(number), bytes: kept };
    return this.make(companyId, id, RequestContext.language() ?? 'en');
  }

  /** @throws {AppError} NOT_FOUND */
  async make(companyId: string, id: string, language: Language): Promise<ProposalPaperFile> {
    const { name, address, logo } = await this.letterheads.of(companyId);
    const { row, drawings, data } = await this.db.run(companyId, async () => {
      const found = await this.proposals.rows.read(id);
      const to = await this.addressOf(found.clientId);
      const events = await this.links.listEvents(id);
      const signed = await this.links.listSigned(id);
      const signatures = signed.map(({ contactName, ...link }) => ({ name: contactName, ...link }));
      const lines = signatures.flatMap(({ signature }, place) =>
        signature === null ? [] : [[drawingName(place), drawingOf(signature)] as const],
      );
      return {
        row: found,
        drawings: lines,
        data: paperOf({ row: found, language, signatures, events, company: name, address: to }),
      };
    });
    const title = [row.number, row.title].filter(Boolean).join(' ');
    const bytes = await this.pdfs.make({
      companyId,
      template: PAPER,
      title,
      language,
      company: { name, address, logo },
      data,
      files: new Map(drawings),
    });
    return { name: fileName(row.number), bytes };
  }

  /** Of the client to which it was sent; a lead has none. Inside `TenantDb.run` only. */
  private async addressOf(clientId: string | null): Promise<string[]> {
    if (clientId === null) return [];
    const client = await findAddressed(this.db, clientId);
    return client ? linesOf(client) : [];
  }
}

const fileName = (number: string | null): string =>
  `${(number ?? 'proposal').replaceAll(/[^\w-]+/g, '-')}.pdf`;

const BOX = { width: 600, height: 200 };

/** A drawn signature as an image; its lines were checked when they came. */
const drawingOf = (lines: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX.width} ${BOX.height}"><path d="${lines}" fill="none" stroke="#1b1e26" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  );

import type { CheckedPaper, CheckPaper } from '@atrium/contracts';
import { CompanyService } from '@atrium/identity';
import { Limiter, networkOf, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { sayVersion } from './proposal-number.rules.js';
import { SignedPapers } from './signed-paper.repository.js';

/** Nobody checks more papers by hand. */
const CHECKS = { limit: 20, windowSeconds: 600 };

/** Tells whoever has a signed proposal whether it is the one that was kept, and nothing else. */
@Injectable()
export class PaperCheck {
  constructor(
    private readonly db: TenantDb,
    private readonly companies: CompanyService,
    private readonly papers: SignedPapers,
    private readonly limiter: Limiter,
  ) {}

  /** @param address of who asks @throws {AppError} NOT_FOUND of the company, TOO_MANY_ATTEMPTS */
  async check({ company: code, hash }: CheckPaper, address: string): Promise<CheckedPaper> {
    await this.limiter.hit(`proposal checks ${networkOf(address)}`, CHECKS);
    const { id, name } = await this.companies.getByCode(code);
    const found = await this.db.run(id, () => this.papers.findByHash(hash));
    if (!found) return { known: null };
    const number = sayVersion(found.number, found.versionNo);
    return { known: { number, company: name, acceptedAt: found.acceptedAt.toISOString() } };
  }
}

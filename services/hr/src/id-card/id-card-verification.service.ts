import type { VerifiedCard, VerifyCard } from '@atrium/contracts';
import { CompanyService } from '@atrium/identity';
import { Contributions, Limiter, networkOf, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { IdCardRepository } from './id-card.repository.js';
import { IdCardPrintFiles } from './id-card-print-files.service.js';

/** Nobody scans more cards at a door. */
const SCANS = { limit: 120, windowSeconds: 600 };
const NOT_VALID: VerifiedCard = { valid: false, company: null, name: null, number: null };

/** Says to anyone who scans a card whether it is valid, and nothing about a card that is not. */
@Injectable()
export class IdCardVerification {
  constructor(
    private readonly db: TenantDb,
    private readonly companies: CompanyService,
    private readonly contributions: Contributions,
    private readonly cards: IdCardRepository,
    private readonly files: IdCardPrintFiles,
    private readonly limiter: Limiter,
  ) {}

  /** @param address of who asks @throws {AppError} COMPANY_NOT_FOUND, REMOTE_DISABLED, TOO_MANY_ATTEMPTS */
  async verify({ companyCode, token }: VerifyCard, address: string): Promise<VerifiedCard> {
    await this.limiter.hit(`card checks ${networkOf(address)}`, SCANS);
    const { id } = await this.companies.getByCode(companyCode);
    await this.contributions.checkEnabled(this.files, id);
    const found = await this.db.run(id, () => this.cards.findValid(token));
    return found ? { valid: true, ...found } : NOT_VALID;
  }
}

import type { VerifiedCard, VerifyCard } from '@atrium/contracts';
import { CompanyService } from '@atrium/identity';
import { Contributions, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { IdCardRepository } from './id-card.repository.js';
import { IdCardPrintFiles } from './id-card-print-files.service.js';

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
  ) {}

  /** @throws {AppError} COMPANY_NOT_FOUND, REMOTE_DISABLED */
  async verify({ companyCode, token }: VerifyCard): Promise<VerifiedCard> {
    const { id } = await this.companies.getByCode(companyCode);
    await this.contributions.checkEnabled(this.files, id);
    const found = await this.db.run(id, () => this.cards.findValid(token));
    return found ? { valid: true, ...found } : NOT_VALID;
  }
}

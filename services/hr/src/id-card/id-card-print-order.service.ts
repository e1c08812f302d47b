import { ID_CARD, ID_CARD_PRINT_LIMIT, type PrintCards, type Printing } from '@atrium/contracts';
import { AppError, Jobs, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { printIdCards } from './id-card-print.job.js';
import { isPrintable } from './id-card.record.js';
import { IdCardRepository } from './id-card.repository.js';
import { IdCards } from './id-card.service.js';

/** Orders one file of many cards, which a job makes. */
@Injectable()
export class IdCardPrintOrders {
  constructor(
    private readonly db: TenantDb,
    private readonly jobs: Jobs,
    private readonly cards: IdCards,
    private readonly repository: IdCardRepository,
  ) {}

  /** @throws {AppError} NOT_FOUND, ID_CARD_NOT_VALID, also when there is none to print */
  start(user: SignedInUser, { ids }: PrintCards): Promise<Printing> {
    return this.db.run(user.companyId, async () => {
      const cardIds = ids ?? (await this.repository.listUnprinted(ID_CARD_PRINT_LIMIT));
      const rows = await this.cards.readInOrder(cardIds);
      if (rows.length === 0 || rows.some((row) => !isPrintable(row)))
        throw new AppError(ID_CARD.errors.ID_CARD_NOT_VALID);
      const language = RequestContext.language() ?? 'en';
      const jobId = await this.jobs.enqueue(printIdCards, { cardIds, language }, { createdBy: user.id });
      return { jobId, cards: rows.length };
    });
  }
}

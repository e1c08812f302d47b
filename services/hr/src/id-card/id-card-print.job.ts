import { ID_CARD, ID_CARD_PRINT_USE, printedCardsSchema, type PrintedCards } from '@atrium/contracts';
import {
  Actors,
  AppError,
  Clock,
  defineJob,
  HandlesJob,
  notFound,
  TenantDb,
  type JobContext,
  type SignedInUser,
} from '@atrium/platform';
import { Files } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { IdCardPaper } from './id-card-paper.service.js';
import { IdCardPrintRepository } from './id-card-print.repository.js';
import { isPrintable, type IdCardRow } from './id-card.record.js';
import { IdCards } from './id-card.service.js';

const MOST_BYTES = 60_000_000;
const KEPT_MS = 7 * 24 * 3_600_000;

export const printIdCards = defineJob({
  kind: 'hr.print-id-cards',
  title: 'Printing of ID cards',
  payload: printedCardsSchema,
  mode: 'steps',
});
const forgetPrints = defineJob({
  kind: 'hr.forget-id-card-prints',
  title: 'Clean-up of printed ID cards',
  schedule: { cron: '20 3 * * *', zone: 'company' },
});

/** Makes one file of many cards in the background, and marks them as printed. */
@Injectable()
export class IdCardPrinting {
  constructor(
    private readonly db: TenantDb,
    private readonly cards: IdCards,
    private readonly prints: IdCardPrintRepository,
    private readonly paper: IdCardPaper,
    private readonly files: Files,
    private readonly clock: Clock,
    private readonly actors: Actors,
  ) {}

  /** A card that has ended since it was asked for is left out; the others are printed. */
  @HandlesJob(printIdCards)
  async print(
    { cardIds, language }: PrintedCards,
    job: JobContext,
  ): Promise<{ fileId: string; leftOut: number }> {
    const user = job.createdBy && (await this.actors.find(job.companyId, job.createdBy));
    if (!user) throw notFound();
    const rows = (await this.db.run(job.companyId, () => this.cards.readInOrder(cardIds))).filter(
      isPrintable,
    );
    if (rows.length === 0) throw new AppError(ID_CARD.errors.ID_CARD_NOT_VALID);
    const progress = (done: number) => job.progress(done, rows.length);
    const bytes = await this.paper.make(user, rows, { language, progress });
    job.signal.throwIfAborted();
    const fileId = await this.files.announce(user, { use: ID_CARD_PRINT_USE, most: MOST_BYTES });
    await this.db.run(job.companyId, () => this.keep(user, rows, { fileId, bytes, printId: job.jobId }));
    return { fileId, leftOut: cardIds.length - rows.length };
  }

  /** Removes files that are a week old; the cards can be printed again. */
  @HandlesJob(forgetPrints)
  async forget(): Promise<{ files: number }> {
    const fileIds = await this.prints.takeOld(new Date(this.clock.now().getTime() - KEPT_MS));
    for (const fileId of fileIds) await this.files.remove(fileId);
    return { files: fileIds.length };
  }

  private async keep(
    user: SignedInUser,
    rows: readonly IdCardRow[],
    { fileId, bytes, printId }: { fileId: string; bytes: Buffer; printId: string },
  ): Promise<void> {
    await this.files.fill(fileId, { name: 'id-cards.pdf', type: 'application/pdf', bytes });
    await this.files.attach(fileId, { use: ID_CARD_PRINT_USE, recordId: printId, user });
    await this.prints.add({ id: printId, fileId, at: this.clock.now() });
    for (const row of rows) await this.cards.markPrinted(user, row);
  }
}

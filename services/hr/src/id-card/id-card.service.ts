import { randomBytes } from 'node:crypto';
import {
  ID_CARD,
  type CreateIdCard,
  type IdCard,
  type IdCardReason,
  type IssuedCards,
  type Transition,
} from '@atrium/contracts';
import { AppError, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ID_CARDS, type IdCardRow, type IdCardSteps } from './id-card.record.js';
import { IdCardRepository } from './id-card.repository.js';

const VALID = ['issued', 'printed'];
const TOKEN_BYTES = 18;
/** Most cards issued by one press. */
const MOST_AT_ONCE = 200;

/** The ID cards of a company: asked for, issued, printed, revoked. */
@Injectable()
export class IdCards {
  readonly steps: IdCardSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly cards: IdCardRepository,
  ) {
    this.steps = records.of(ID_CARDS);
  }

  /** In the order of their numbers. Inside `TenantDb.run` only. @throws {AppError} NOT_FOUND */
  async readInOrder(ids: readonly string[]): Promise<IdCardRow[]> {
    const rows = await this.steps.rows.readAll([...ids]);
    if (rows.length < ids.length) throw notFound();
    return rows.toSorted((one, next) => (one.number ?? 0) - (next.number ?? 0));
  }

  /** The card that somebody asks for. @throws {AppError} ID_CARD_ASKED */
  ask(user: SignedInUser, employeeId: string, reason: IdCardReason): Promise<IdCard> {
    return this.steps.create(user, { ...this.blank(employeeId, reason), state: 'asked' });
  }

  /** HR gives a person a card at once; one that they have is revoked. @throws {AppError} VALIDATION_FAILED on `employeeId` */
  create(user: SignedInUser, { employeeId, reason }: CreateIdCard): Promise<IdCard> {
    return this.db.run(user.companyId, async () => {
      await this.cards.lockIssuing();
      await this.revokeValid(user, employeeId);
      const blank = this.blank(employeeId, reason);
      return this.steps.create(user, { ...blank, ...(await this.issued()), state: 'issued' });
    });
  }

  /** Cards for people who have none. */
  issueMissing(user: SignedInUser): Promise<IssuedCards> {
    return this.db.run(user.companyId, async () => {
      await this.cards.lockIssuing();
      const { ids, total } = await this.cards.listWithout(MOST_AT_ONCE);
      for (const employeeId of ids) await this.create(user, { employeeId, reason: 'first' });
      return { issued: ids.length, left: total - ids.length };
    });
  }

  /** Issues a card that was asked for; one that the person has is revoked. @throws {AppError} TRANSITION_REFUSED */
  issue(user: SignedInUser, id: string, { version }: Transition): Promise<IdCard> {
    return this.steps.run(user, {
      step: 'issue',
      id,
      version,
      first: () => this.cards.lockIssuing(),
      change: async ({ employeeId }) => {
        await this.revokeValid(user, employeeId);
        return this.issued();
      },
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, ID_CARD_NOT_VALID */
  async markPrinted(user: SignedInUser, { id, version, state }: IdCardRow): Promise<void> {
    if (!VALID.includes(state)) throw new AppError(ID_CARD.errors.ID_CARD_NOT_VALID);
    const printedAt = this.clock.now();
    await this.steps.run(user, {
      step: 'print',
      id,
      version,
      change: () => ({ printedAt }),
    });
  }

  private async revokeValid(user: SignedInUser, employeeId: string): Promise<void> {
    for (const id of await this.cards.listIds(employeeId, VALID)) {
      const { version } = await this.steps.rows.read(id);
      await this.steps.run(user, { step: 'revoke', id, version, change: () => ({}) });
    }
  }

  private blank(employeeId: string, reason: IdCardReason) {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return { employeeId, reason, token, createdAt: this.clock.now() };
  }

  private async issued() {
    const number = await this.cards.nextNumber();
    return { number, issuedAt: this.clock.now() };
  }
}

import {
  HR_ERRORS,
  ID_CARD_REASON_LABELS,
  type AskIdCard,
  type IdCard,
  type IdCardReason,
  type OwnIdCard,
} from '@atrium/contracts';
import { AppError, Audit, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { words } from '@atrium/reach';
import { Requests } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { ID_CARD_REQUEST } from './id-card-request.service.js';
import type { IdCardRow } from './id-card.record.js';
import { IdCardRepository } from './id-card.repository.js';
import { IdCards } from './id-card.service.js';

/** A person's own card, and the request for one. */
@Injectable()
export class OwnIdCards {
  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly repository: IdCardRepository,
    private readonly cards: IdCards,
    private readonly requests: Requests,
    private readonly audit: Audit,
  ) {}

  async get(user: SignedInUser): Promise<OwnIdCard> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.findByUser(user.id);
      if (!employee || employee.archivedAt) return { card: null, asked: null };
      const first = async (states: string[]) => {
        const [id] = await this.repository.listIds(employee.id, states);
        return id === undefined ? null : this.cards.steps.get(user, id);
      };
      return { card: await first(['issued', 'printed']), asked: await first(['asked']) };
    });
  }

  /** Asked again before HR has decided, it is the same request. @throws {AppError} NO_EMPLOYEE_RECORD, NO_APPROVER */
  ask(user: SignedInUser, { reason }: AskIdCard): Promise<IdCard> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.employees.lockByUser(user.id);
      if (!employee || employee.archivedAt) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
      const [asked] = await this.repository.listIds(employee.id, ['asked']);
      if (asked === undefined) return this.askFor(user, employee.id, reason);
      this.audit.skip('idCard.create');
      return this.cards.steps.get(user, asked);
    });
  }

  /** Inside `TenantDb.run` only. @throws {AppError} ID_CARD_ASKED, NO_APPROVER */
  async askFor(user: SignedInUser, employeeId: string, reason: IdCardReason): Promise<IdCard> {
    const { id } = await this.cards.ask(user, employeeId, reason);
    await this.requests.submit(user, {
      kind: ID_CARD_REQUEST,
      employeeId,
      ref: id,
      summary: words('ID card: {reason}', { reason: { text: ID_CARD_REASON_LABELS[reason] } }),
    });
    return this.cards.steps.get(user, id);
  }

  /** @throws {AppError} NOT_FOUND, NOT_YOUR_TURN, TRANSITION_REFUSED */
  withdraw(user: SignedInUser, id: string): Promise<IdCard> {
    return this.db.run(user.companyId, async () => {
      const { asked } = await this.get(user);
      if (asked?.id !== id) throw notFound();
      await this.requests.withdraw(user, { kind: ID_CARD_REQUEST, ref: id });
      return this.cards.steps.get(user, id);
    });
  }

  /** @throws {AppError} NOT_FOUND without a valid card */
  async find(user: SignedInUser): Promise<IdCardRow> {
    const { card } = await this.get(user);
    if (!card) throw notFound();
    return this.db.run(user.companyId, () => this.cards.steps.rows.read(card.id));
  }
}

import {
  addDays,
  CLAIM_PROOF_USE,
  dayIn,
  PAY_CLAIM,
  type FileClaim,
  type OwnClaims as OwnClaimList,
  type PayClaim,
} from '@atrium/contracts';
import { PayFacts } from '@atrium/hr-service';
import {
  AppError,
  Clock,
  notFound,
  refusedField,
  RequestContext,
  TenantDb,
  type SignedInUser,
} from '@atrium/platform';
import { say } from '@atrium/reach';
import { Files, Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { laterMonth, monthOf, taxYearStart } from '../payroll/pay-month.rules.js';
import { dayRefusal, overLimit } from './claim-limit.rules.js';
import type { PayClaimEntity } from './pay-claim.entity.js';
import { PAY_CLAIMS, type PayClaimRow } from './pay-claim.record.js';
import { claimYear, PayClaimRepository, type OfferedComponent } from './pay-claim.repository.js';

const { errors } = PAY_CLAIM;
/** Years of them. */
const MOST_OWN = 200;

/** One's own claims: filed with the bill, and taken back until somebody has decided. */
@Injectable()
export class OwnClaims {
  private readonly steps: RecordSteps<PayClaimRow, PayClaimEntity, PayClaim>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly facts: PayFacts,
    private readonly claims: PayClaimRepository,
    private readonly files: Files,
  ) {
    this.steps = records.of(PAY_CLAIMS);
  }

  list(user: SignedInUser): Promise<OwnClaimList> {
    return this.db.run(user.companyId, async () => {
      const today = dayIn(this.clock.now(), user.companyTimezone);
      const { id } = await this.ownOf(user);
      const rows = await this.steps.rows.readAll(await this.claims.listIds(id, MOST_OWN));
      const shown = rows.map(this.steps.rows.showTo(user));
      return {
        items: shown.toSorted((a, b) => (a.id < b.id ? 1 : -1)),
        components: await this.claims.listComponents(id, today),
        yearEnds: addDays(`${laterMonth(taxYearStart(monthOf(today)), 12)}-01`, -1),
      };
    });
  }

  /** @throws {AppError} CLAIM_AHEAD, CLAIM_TOO_OLD, CLAIM_REST_PAID on `spentOn`, CLAIM_NEEDS_PROOF, CLAIM_OVER_LIMIT on `amount` */
  file(user: SignedInUser, { proofFileId, ...claim }: FileClaim): Promise<PayClaim> {
    return this.db.run(user.companyId, async () => {
      const { id: employeeId } = await this.ownOf(user);
      this.refuseDay(user, claim.spentOn);
      const components = await this.claims.listComponents(employeeId, claim.spentOn);
      const component = components.find(({ id }) => id === claim.typeId);
      if (!component) throw notFound();
      const rests = await this.claims.listPaidRests([employeeId]);
      if (rests.has(claimYear({ ...claim, employeeId })))
        throw refusedField('spentOn', errors.CLAIM_REST_PAID);
      refuseAmount(component, claim.amount);
      if (component.needsProof && proofFileId === null)
        throw refusedField('proofFileId', errors.CLAIM_NEEDS_PROOF);
      return this.steps.create(
        user,
        { ...claim, employeeId },
        {
          after: async ({ id }) => {
            if (proofFileId === null) return;
            const given = { use: CLAIM_PROOF_USE, recordId: id, user };
            const { name } = await this.files.attach(proofFileId, given);
            await this.steps.table.note(id, { proofFileId, proofName: name });
          },
        },
      );
    });
  }

  /** @throws {AppError} NOT_FOUND, also for somebody else's, TRANSITION_REFUSED once it is decided */
  withdraw(user: SignedInUser, id: string): Promise<PayClaim> {
    return this.db.run(user.companyId, async () => {
      const own = await this.ownOf(user);
      const owner = await this.claims.findOwner(id);
      if (owner?.employeeId !== own.id) throw notFound();
      const before = await this.steps.rows.lock(id);
      if (before.state !== 'submitted') throw new AppError('TRANSITION_REFUSED');
      await this.steps.table.change(before, { state: 'withdrawn' }, user.id);
      const row = await this.steps.record({ step: 'withdraw', by: user, id, before });
      return this.steps.rows.showTo(user)(row);
    });
  }

  private async ownOf(user: SignedInUser): Promise<{ id: string }> {
    const own = await this.facts.findOwn(user.id);
    if (!own) throw notFound();
    return own;
  }

  private refuseDay(user: SignedInUser, day: string): void {
    const refusal = dayRefusal(day, dayIn(this.clock.now(), user.companyTimezone));
    if (refusal !== null) throw refusedField('spentOn', refusal);
  }
}

/** @throws {AppError} CLAIM_OVER_LIMIT, which says what is left of the year */
function refuseAmount(component: OfferedComponent, amount: number): void {
  const language = RequestContext.language() ?? 'en';
  const sentence = overLimit(component, amount, language);
  if (sentence === null) return;
  const message = say(sentence, language);
  throw new AppError(errors.CLAIM_OVER_LIMIT, { message, fields: { amount: message } });
}

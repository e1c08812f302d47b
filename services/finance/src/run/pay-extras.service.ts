import { monthRange } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { PayAdjustmentRepository } from '../adjustment/pay-adjustment.repository.js';
import type { StoredAdjustment } from '../adjustment/pay-adjustment.types.js';
import type { ClaimRest } from '../payroll/claim-rest.rules.js';
import { PayClaimRepository } from '../claim/pay-claim.repository.js';
import type { DueLoan, LaterLoan } from '../loan/pay-loan.types.js';
import { PayLoanRepository } from '../loan/pay-loan.repository.js';
import { monthNumber } from '../payroll/pay-month.rules.js';
import type { PayRunRow } from './pay-run.record.js';

/** What a payslip has besides the salary and its days. */
export interface PersonExtras {
  adjustments: readonly StoredAdjustment[];
  loans: readonly DueLoan[];
  /** What it leaves to later ones, of what it takes back. */
  later: LaterLoan | null;
  /** What was not claimed, where it pays that. */
  rests: readonly ClaimRest[];
}

type ExtrasRun = Pick<PayRunRow, 'id' | 'month' | 'kind' | 'reversesId'>;

const MARCH = 3;

/** Adjustments, loans and claims of people, as a run counts them. Inside `TenantDb.run` only. */
@Injectable()
export class PayExtras {
  constructor(
    private readonly adjustments: PayAdjustmentRepository,
    private readonly loans: PayLoanRepository,
    private readonly claims: PayClaimRepository,
  ) {}

  /** People with lines of a run. */
  listAdjusted(runId: string): Promise<Set<string>> {
    return this.adjustments.listAdjusted(runId);
  }

  /** Whose claims are to be decided first, since a run pays what they do not claim. */
  async listUndecided(run: ExtrasRun): Promise<string[]> {
    return paysRests(run) ? this.claims.listUndecided(run.id, monthRange(run.month).from) : [];
  }

  async listOf(ids: readonly string[], run: ExtrasRun): Promise<(employeeId: string) => PersonExtras> {
    const adjustments = await this.adjustments.listOf(ids, run);
    const loans = await this.loans.listDue(ids, run);
    const isExtra = run.kind === 'offCycle';
    const later = isExtra ? new Map<string, LaterLoan>() : await this.loans.listLater(ids, run);
    const rests = paysRests(run)
      ? await this.claims.listRests(ids, monthRange(run.month).from)
      : new Map<string, ClaimRest[]>();
    return (id) => ({
      adjustments: adjustments.get(id) ?? [],
      loans: loans.get(id) ?? [],
      later: later.get(id) ?? null,
      rests: rests.get(id) ?? [],
    });
  }
}

/** With the last payslip of the tax year, or of the employment. */
const paysRests = ({ kind, month }: ExtrasRun): boolean =>
  kind === 'fullAndFinal' || (kind !== 'offCycle' && monthNumber(month) === MARCH);

import {
  HR_ERRORS,
  SINGLE_CLAIMS,
  TAX_CLAIM,
  TAX_PROOF_USE,
  type AddOwnClaim,
  type ChangeOwnClaim,
  type TaxClaim,
  type TaxClaimKind,
} from '@atrium/contracts';
import { PayFacts } from '@atrium/hr-service';
import { AppError, notFound, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Files, Records, type Place } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { DeclarationYears } from './declaration-years.service.js';
import { TAX_CLAIMS, type TaxClaimRow, type TaxClaimSteps } from './tax-claim.record.js';
import { TaxClaimRepository, type ClaimPlace } from './tax-claim.repository.js';

const { errors } = TAX_CLAIM;
/** Lines of a year. */
const MOST_LINES = 60;

/** The amounts that one declares for one's own tax, while the year is open. */
@Injectable()
export class OwnClaims {
  private readonly steps: TaxClaimSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly files: Files,
    private readonly claims: TaxClaimRepository,
    private readonly facts: PayFacts,
    private readonly years: DeclarationYears,
  ) {
    this.steps = records.of(TAX_CLAIMS);
  }

  /** @throws {AppError} NO_EMPLOYEE_RECORD, TAX_YEAR_CLOSED, TAX_CLAIM_TAKEN on `kind`, TAX_CLAIM_ABOVE_LIMIT on `amount` */
  add(user: SignedInUser, { fileId, ...claim }: AddOwnClaim): Promise<TaxClaim> {
    return this.db.run(user.companyId, async () => {
      const own = await this.facts.findOwn(user.id);
      if (!own) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
      const place = { employeeId: own.id, taxYear: claim.taxYear };
      await this.refuseClosed(user, claim.taxYear);
      await this.refuseAmount(place, { ...claim, id: null });
      const id = await this.claims.newId();
      const values = { id, ...place, ...valuesOf(claim.kind, claim) };
      const insert = async () => {
        const proof = await this.proofOf(user, id, fileId);
        return (await this.steps.table.insert([{ ...values, ...proof }], user.id))[0] ?? id;
      };
      return this.steps.create(user, {}, { insert });
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED once it is approved, TAX_YEAR_CLOSED, TAX_CLAIM_ABOVE_LIMIT */
  change(user: SignedInUser, id: string, { version, fileId, ...given }: ChangeOwnClaim): Promise<TaxClaim> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      first: () => this.refuseOthers(user, id),
      change: async (row) => {
        await this.refuseClosed(user, row.taxYear);
        await this.refuseAmount(row, { ...given, kind: row.kind, id });
        const isSame = fileId === row.proofId;
        const proof = isSame ? {} : await this.proofOf(user, id, fileId);
        if (!isSame && row.proofId) await this.files.remove(row.proofId);
        return { ...valuesOf(row.kind, given), ...proof, state: 'declared', reason: null };
      },
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED once it is approved, TAX_YEAR_CLOSED */
  async remove(user: SignedInUser, place: Place): Promise<void> {
    const first = async (row: TaxClaimRow) => {
      if (row.userId !== user.id) throw notFound();
      if (row.state === 'approved') throw new AppError('TRANSITION_REFUSED');
      await this.refuseClosed(user, row.taxYear);
      if (row.proofId) await this.files.remove(row.proofId);
    };
    await this.steps.remove(user, { ...place, step: 'remove' }, { first });
  }

  private async refuseOthers(user: SignedInUser, id: string): Promise<void> {
    if ((await this.claims.ownerOf(id)) !== user.id) throw notFound();
  }

  private async refuseClosed(user: SignedInUser, taxYear: number): Promise<void> {
    if (!(await this.years.isOpen(user, taxYear))) throw new AppError(errors.TAX_YEAR_CLOSED);
  }

  private async refuseAmount(
    place: ClaimPlace,
    { kind, amount, id }: { kind: TaxClaimKind; amount: number; id: string | null },
  ): Promise<void> {
    const total = await this.claims.total(place, kind, id);
    if (id === null && total.lines >= MOST_LINES) throw new AppError(errors.TAX_CLAIMS_MANY);
    if (SINGLE_CLAIMS.includes(kind)) return;
    const limit = (await this.years.limits(place.taxYear))?.[
      kind === 'investments' ? kind : 'healthInsurance'
    ];
    if (limit !== undefined && total.amount + amount > limit)
      throw refusedField('amount', errors.TAX_CLAIM_ABOVE_LIMIT);
  }

  private async proofOf(user: SignedInUser, id: string, fileId: string | null) {
    if (fileId === null) return { proofId: null, proofName: null };
    const { name } = await this.files.attach(fileId, { use: TAX_PROOF_USE, recordId: id, user });
    return { proofId: fileId, proofName: name };
  }
}

const valuesOf = (
  kind: TaxClaimKind,
  { title, amount, tax }: Pick<ChangeOwnClaim, 'title' | 'amount' | 'tax'>,
) => ({ kind, title, amount, tax: kind === 'previousEmployer' ? tax : 0 });

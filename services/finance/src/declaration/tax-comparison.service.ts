import {
  monthRange,
  TAX_REGIMES,
  type OwnDeclaration,
  type PayGroup,
  type RegimeTax,
  type TaxRegime,
} from '@atrium/contracts';
import { PayFacts } from '@atrium/hr-service';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CompanyPackReader } from '../pack/company-packs.service.js';
import { findPack, usedPack } from '../pack/rule-pack.rules.js';
import type { PayGroupEntity } from '../pay-group/pay-group.entity.js';
import { PAY_GROUPS, type PayGroupRow } from '../pay-group/pay-group.record.js';
import { inPaise, roundAmount } from '../payroll/pay-amount.rules.js';
import { laterMonth, type Month } from '../payroll/pay-month.rules.js';
import type { TaxStatement } from '../payroll/income-tax.rules.js';
import { computeSlip } from '../payroll/slip.rules.js';
import { PayInputs, type RunPlace } from '../run/pay-inputs.service.js';
import type { PersonInputs } from '../run/person-inputs.types.js';
import { SalaryRepository } from '../salary/salary.repository.js';

type Comparison = OwnDeclaration['comparison'];

/** The tax of somebody's year in both regimes, by the rules that compute their pay. Inside `TenantDb.run` only. */
@Injectable()
export class TaxComparison {
  private readonly groups: RecordSteps<PayGroupRow, PayGroupEntity, PayGroup>;

  constructor(
    records: Records,
    private readonly facts: PayFacts,
    private readonly salaries: SalaryRepository,
    private readonly inputs: PayInputs,
    private readonly packs: CompanyPackReader,
  ) {
    this.groups = records.of(PAY_GROUPS);
  }

  /** @param now the present month; of another tax year, its last or first one is computed */
  async of(employeeId: string, taxYear: number, now: Month): Promise<Comparison> {
    const locked = await this.salaries.lastLocked(employeeId);
    const month = monthToCompute(taxYear, locked !== null && locked >= now ? laterMonth(locked, 1) : now);
    const salaries = (await this.salaries.listOf([employeeId])).get(employeeId) ?? [];
    const salary = salaries.findLast(({ from }) => from <= month);
    const [person] = await this.facts.listEmployed(monthRange(month), [employeeId]);
    const { packs } = await this.packs.read();
    const pack = findPack(packs, { kind: 'incomeTax', day: `${month}-01` });
    if (!salary || !person || !pack) return null;
    const group = await this.groups.rows.read(salary.groupId);
    const [inputs] = await this.inputs.listOf(group, placeOf(employeeId, month), [person]);
    if (!inputs) return null;
    const regimes = TAX_REGIMES.flatMap((regime) => taxIn(regime, inputs, month) ?? []);
    if (regimes.length === 0) return null;
    return {
      month,
      hasPan: inputs.rules.person.tax.hasPan,
      confirmed: usedPack(pack).confirmed,
      regimes,
    };
  }
}

function monthToCompute(taxYear: number, month: Month): Month {
  const april = `${String(taxYear)}-04`;
  const march = laterMonth(april, 11);
  return month < april ? april : month > march ? march : month;
}

function taxIn(regime: TaxRegime, { rules, known }: PersonInputs, month: Month): RegimeTax | null {
  const tax = { ...rules.person.tax, regimes: [{ from: '0000-01', regime }] };
  const slip = computeSlip({ ...rules, person: { ...rules.person, tax } }, month, known.earlier);
  return slip.tax && shown(slip.tax.statement, slip.tax.yearTax);
}

function shown({ regime, ...parts }: TaxStatement, yearTax: TaxStatement['yearTax']): RegimeTax {
  const paise = (rupees: TaxStatement['yearTax']) => inPaise(roundAmount(rupees, 'paisa'));
  return {
    regime,
    salary: paise(parts.salary),
    standardDeduction: paise(parts.standardDeduction),
    rentExempt: paise(parts.rentExempt),
    professionalTax: paise(parts.professionalTax),
    investments: paise(parts.investments),
    healthInsurance: paise(parts.healthInsurance),
    taxableIncome: paise(parts.taxableIncome),
    slabTax: paise(parts.slabTax),
    rebate: paise(parts.rebate),
    surcharge: paise(parts.surcharge),
    cess: paise(parts.cess),
    yearTax: paise(yearTax),
  };
}

/** As the month's own run would compute the payslip. */
const placeOf = (id: string, month: string): RunPlace => ({
  id,
  month,
  kind: 'regular',
  employeeId: null,
  terms: null,
  reversesId: null,
});

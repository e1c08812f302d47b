import type { Entity } from '@atrium/platform';
import { PayAdjustmentEntity } from './adjustment/pay-adjustment.entity.js';
import { ClaimTypeEntity } from './claim/claim-type.entity.js';
import { PayClaimEntity } from './claim/pay-claim.entity.js';
import { TaxClaimEntity } from './declaration/tax-claim.entity.js';
import { PayComponentEntity } from './pay-component/pay-component.entity.js';
import { PayGroupEntity } from './pay-group/pay-group.entity.js';
import { PayLoanEntity } from './loan/pay-loan.entity.js';
import { PayRunEntity } from './run/pay-run.entity.js';
import { PaySlipEntity } from './run/pay-slip.entity.js';
import { SalaryEntity } from './salary/salary.entity.js';
import { PayStructureEntity } from './structure/pay-structure.entity.js';
import { TaxChallanEntity } from './tax-challan/tax-challan.entity.js';
import { TaxProfileEntity } from './tax-profile/tax-profile.entity.js';

export { PAY_MAKER } from './demo/pay-maker.seed.js';
export { PayrollDemo } from './demo/payroll-demo.service.js';
export { RegistrationDemo } from './demo/registration-demo.service.js';
export { FinanceModule } from './finance.module.js';
export { financeMigrations } from './migrations/index.js';
export { FormulaError } from './formula/formula.error.js';
export { loadFormulaReader } from './formula/formula-parser.rules.js';
export type { Formula, FormulaFault } from './formula/formula.types.js';
export { COUNTRY_PACKS } from './pack/country-packs.seed.js';
export { STATE_PACKS } from './pack/state-packs.seed.js';
export { settle, settlementDue } from './payroll/final-settlement.rules.js';
export { computeSlip } from './payroll/slip.rules.js';
export { prepareStructure } from './payroll/structure.rules.js';
export type { PayComponent, PayPerson, PayRules, PayStructure, Slip } from './payroll/pay.types.js';
export { fundReturnLine } from './statutory-return/fund-return-line.rules.js';
export { insuranceReturnRow } from './statutory-return/insurance-return-row.rules.js';

export const financeEntities: Entity[] = [
  ClaimTypeEntity,
  PayClaimEntity,
  PayAdjustmentEntity,
  PayComponentEntity,
  PayGroupEntity,
  PayLoanEntity,
  PayRunEntity,
  PaySlipEntity,
  PayStructureEntity,
  SalaryEntity,
  TaxChallanEntity,
  TaxClaimEntity,
  TaxProfileEntity,
];

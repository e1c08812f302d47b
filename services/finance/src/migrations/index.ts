import type { Migration } from '@atrium/platform';
import { payComponentMigration } from './1764400000001-pay-component.migration.js';
import { payrollMigration } from './1764400000011-payroll.migration.js';
import { runSubmissionMigration } from './1764500800011-run-submission.migration.js';
import { specialRunMigration } from './1764500900041-special-run.migration.js';
import { payClaimMigration } from './1764500900042-pay-claim.migration.js';
import { rulePackMigration } from './1764500900043-rule-pack.migration.js';
import { taxClaimMigration } from './1764600000001-tax-claim.migration.js';
import { payFileMigration } from './1764600000002-pay-file.migration.js';
import { payslipArchiveMigration } from './1764600000003-payslip-archive.migration.js';
import { salaryAppraisalMigration } from './1764700200002-salary-appraisal.migration.js';
import { taxChallanMigration } from './1765000100001-tax-challan.migration.js';
import { runBothRolesMigration } from './1765000700001-run-both-roles.migration.js';
import { loanSpreadMigration } from './1765102000002-loan-spread.migration.js';
import { claimRestMigration } from './1765102000003-claim-rest.migration.js';
import { slipSpreadMigration } from './1765102000004-slip-spread.migration.js';
import { payLoanMigration } from './1765000700002-pay-loan.migration.js';
import { runPaymentMigration } from './1765101200001-run-payment.migration.js';
import { payRegisterMigration } from './1765101200002-pay-register.migration.js';
import { paymentReturnMigration } from './1765103000001-payment-return.migration.js';

export const financeMigrations: Migration[] = [
  payComponentMigration,
  payrollMigration,
  runSubmissionMigration,
  specialRunMigration,
  payClaimMigration,
  rulePackMigration,
  taxClaimMigration,
  payFileMigration,
  payslipArchiveMigration,
  salaryAppraisalMigration,
  taxChallanMigration,
  runBothRolesMigration,
  payLoanMigration,
  runPaymentMigration,
  payRegisterMigration,
  loanSpreadMigration,
  claimRestMigration,
  slipSpreadMigration,
  paymentReturnMigration,
];

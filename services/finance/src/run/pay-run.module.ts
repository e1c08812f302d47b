import { PAY_RUN, PAY_SLIP } from '@atrium/contracts';
import { HrModule } from '@atrium/hr-service';
import { IdentityModule } from '@atrium/identity';
import { contribute } from '@atrium/platform';
import { offerRecord, recordController } from '@atrium/records';
import { RequestsModule } from '@atrium/requests';
import { Module } from '@nestjs/common';
import { PayslipNews } from './payslip-news.service.js';
import { BothRolesModule } from '../both-roles/both-roles.module.js';
import { PayAdjustmentModule } from '../adjustment/pay-adjustment.module.js';
import { ClaimModule } from '../claim/claim.module.js';
import { PayComponentModule } from '../pay-component/pay-component.module.js';
import { PayLoanModule } from '../loan/pay-loan.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { SalaryModule } from '../salary/salary.module.js';
import { PayStructureModule } from '../structure/pay-structure.module.js';
import { TaxProfileModule } from '../tax-profile/tax-profile.module.js';
import { CompanyStructures } from './company-structures.service.js';
import { PayExtras } from './pay-extras.service.js';
import { PayInputs } from './pay-inputs.service.js';
import { PayRunChanges } from './pay-run-changes.service.js';
import { PayRunChecks } from './pay-run-checks.service.js';
import { PayRunDecisions } from './pay-run-decisions.service.js';
import { PayrollRequests } from './payroll-requests.service.js';
import { RulePackModule } from '../pack/rule-pack.module.js';
import { PackImpacts } from './pack-impact.service.js';
import { RulePackController } from './rule-pack.controller.js';
import { ClawbackSpreading } from './clawback-spreading.service.js';
import { Reversals } from './reversals.service.js';
import { ReversedSlips } from './reversed-slips.repository.js';
import { RunAccounts } from './run-accounts.service.js';
import { RunLines } from './run-lines.service.js';
import { RunReminding } from './run-reminding.service.js';
import { RunLoans } from './run-loans.service.js';
import { RunLocking } from './run-locking.service.js';
import { SettlementRepository } from './settlement.repository.js';
import { Settlements } from './settlements.service.js';
import { SpecialRunController } from './special-run.controller.js';
import { SpecialRuns } from './special-runs.service.js';
import { RunPeopleRepository } from './run-people.repository.js';
import { PayRunComputing } from './pay-run-compute.job.js';
import { PayRunCheckController } from './pay-run.controller.js';
import { PaidSlips } from './paid-slips.service.js';
import { PayRunPeople } from './pay-run-people.service.js';
import { PAY_RUN_WORDS } from './pay-run-audit.texts.js';
import { PAY_RUNS } from './pay-run.record.js';
import { PayRunRepository } from './pay-run.repository.js';
import { PayRunService } from './pay-run.service.js';
import { EarlierSlips } from './earlier-slips.repository.js';
import { OwnSlipController } from './own-slip.controller.js';
import { OwnSlips } from './own-slips.service.js';
import { PAY_SLIP_WORDS } from './pay-slip-audit.texts.js';
import { PaySlipDetailController } from './pay-slip-detail.controller.js';
import { PaySlipDetails } from './pay-slip-details.service.js';
import { PAY_SLIPS } from './pay-slip.record.js';
import { PaySlipService } from './pay-slip.service.js';
import { SlipDetailRepository } from './slip-detail.repository.js';

const PAY_SLIP_CONTROLLER = recordController(PAY_SLIP, {
  rules: PAY_SLIPS,
  service: PaySlipService,
  without: ['create', 'update', 'pay'],
});

const PAY_RUN_CONTROLLER = recordController(PAY_RUN, {
  rules: PAY_RUNS,
  service: PayRunService,
  without: ['update', 'pay', 'makeBankFile', 'settleBankFile', 'sendBack', 'payCash', 'useNewAccounts'],
});

@Module({
  imports: [
    HrModule,
    IdentityModule,
    RequestsModule,
    RulePackModule,
    BothRolesModule,
    ClaimModule,
    PayAdjustmentModule,
    PayComponentModule,
    PayLoanModule,
    PaymentModule,
    PayStructureModule,
    SalaryModule,
    TaxProfileModule,
  ],
  controllers: [
    PAY_RUN_CONTROLLER,
    PayRunCheckController,
    PAY_SLIP_CONTROLLER,
    PaySlipDetailController,
    OwnSlipController,
    SpecialRunController,
    RulePackController,
  ],
  providers: [
    ...offerRecord(PAY_RUNS),
    ...offerRecord(PAY_SLIPS),
    contribute(PAY_RUN_WORDS),
    contribute(PAY_SLIP_WORDS),
    PayslipNews,
    EarlierSlips,
    OwnSlips,
    PaidSlips,
    PaySlipDetails,
    PaySlipService,
    SlipDetailRepository,
    CompanyStructures,
    PayExtras,
    PayInputs,
    PayRunChanges,
    PayRunChecks,
    PayRunDecisions,
    PayrollRequests,
    RunPeopleRepository,
    PayRunComputing,
    PayRunPeople,
    PayRunRepository,
    PayRunService,
    PackImpacts,
    ClawbackSpreading,
    Reversals,
    ReversedSlips,
    RunAccounts,
    RunLines,
    RunLoans,
    RunLocking,
    RunReminding,
    SettlementRepository,
    Settlements,
    SpecialRuns,
  ],
  exports: [
    CompanyStructures,
    PaidSlips,
    PayInputs,
    PayRunComputing,
    PayRunPeople,
    PayRunRepository,
    PayRunService,
    RunAccounts,
    RunLines,
    Settlements,
    SlipDetailRepository,
    SpecialRuns,
  ],
})
export class PayRunModule {}

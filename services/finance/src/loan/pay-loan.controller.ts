import {
  idParamsSchema,
  loanLedgerSchema,
  ownLoansSchema,
  PAY_LOAN,
  type LoanLedger,
  type OwnLoans as OwnLoanList,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Param } from '@nestjs/common';
import { OwnLoans } from './own-loans.service.js';
import { PayLoanService } from './pay-loan.service.js';

@Controller('api/finance/loans/:id/ledger')
@Access({ session: 'staff', permission: PAY_LOAN.check('read'), remote: 'finance' })
export class LoanLedgerController {
  constructor(private readonly loans: PayLoanService) {}

  @Get()
  @Answers(loanLedgerSchema)
  getLoanLedger(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<LoanLedger> {
    return this.loans.ledger(user, id);
  }
}

@Controller('api/finance/own/loans')
@Access({ session: 'staff', selfService: true, remote: 'finance', ownAlone: true })
export class OwnLoanController {
  constructor(private readonly loans: OwnLoans) {}

  @Get()
  @Answers(ownLoansSchema)
  listOwnLoans(@CurrentUser() user: SignedInUser): Promise<OwnLoanList> {
    return this.loans.list(user);
  }
}

import {
  checkedFormulaSchema,
  checkFormulaSchema,
  PAY_COMPONENT,
  PAY_RUN,
  payPreviewRequestSchema,
  payPreviewSchema,
  payReadinessSchema,
  payStarterSchema,
  SALARY,
  type CheckedFormula,
  type CheckFormula,
  type PayPreview,
  type PayPreviewRequest,
  type PayReadiness,
  type PayStarter,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  Audit,
  Audited,
  CurrentUser,
  NotAudited,
  type SignedInUser,
} from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { PayPreviews } from './pay-preview.service.js';
import { PayReadinessService } from './pay-readiness.service.js';
import { PayStarterSet } from './pay-starter.service.js';

@Controller('api/finance')
export class PaySetupController {
  constructor(
    private readonly readiness: PayReadinessService,
    private readonly starter: PayStarterSet,
    private readonly previews: PayPreviews,
    private readonly audit: Audit,
  ) {}

  @Get('readiness')
  @Access({ session: 'staff', permission: PAY_RUN.check('read'), remote: 'finance' })
  @Answers(payReadinessSchema)
  getPayReadiness(@CurrentUser() user: SignedInUser): Promise<PayReadiness> {
    return this.readiness.get(user);
  }

  /** What India begins with. */
  @Post('starter')
  @HttpCode(200)
  @Access({ session: 'staff', permission: PAY_COMPONENT.check('create'), remote: 'finance' })
  @Audited('payComponent.create', 'payStructure.create', 'payGroup.create')
  @Answers(payStarterSchema)
  async makePayStarter(@CurrentUser() user: SignedInUser): Promise<PayStarter> {
    const made = await this.starter.make(user);
    if (made.components === 0) this.audit.skip('payComponent.create');
    return made;
  }

  @Post('preview')
  @HttpCode(200)
  @Access({ session: 'staff', permission: SALARY.check('read'), remote: 'finance' })
  @NotAudited('Only computes.')
  @Answers(payPreviewSchema)
  previewPay(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: payPreviewRequestSchema }) body: PayPreviewRequest,
  ): Promise<PayPreview> {
    return this.previews.preview(user, body);
  }

  @Post('formula')
  @HttpCode(200)
  @Access({ session: 'staff', permission: PAY_COMPONENT.check('read'), remote: 'finance' })
  @NotAudited('Only reads.')
  @Answers(checkedFormulaSchema)
  checkFormula(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: checkFormulaSchema }) body: CheckFormula,
  ): Promise<CheckedFormula> {
    return this.previews.check(user, body);
  }
}

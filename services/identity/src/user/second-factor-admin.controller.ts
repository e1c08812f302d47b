import {
  companySecuritySchema,
  idParamsSchema,
  putCompanySecuritySchema,
  transitionSchema,
  userSchema,
  type CompanySecurity,
  type User,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { SecondFactorAdmin } from './second-factor-admin.service.js';

const company = (action: 'read' | 'update') =>
  ({ session: 'staff', permission: { tab: 'admin', resource: 'company', action } }) as const;

@Controller('api')
export class SecondFactorAdminController {
  constructor(private readonly admin: SecondFactorAdmin) {}

  @Post('users/:id/reset-second-factor')
  @Access({
    session: 'staff',
    permission: { tab: 'admin', resource: 'users', action: 'update' },
    confirmed: true,
  })
  @Audited('user.resetSecondFactor')
  @Answers(userSchema)
  reset(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<User> {
    return this.admin.reset(actor, id, version);
  }

  @Get('company/security')
  @Access(company('read'))
  @Answers(companySecuritySchema)
  getRules(@CurrentUser() actor: SignedInUser): Promise<CompanySecurity> {
    return this.admin.getRules(actor);
  }

  @Put('company/security')
  @Access({ ...company('update'), confirmed: true })
  @Audited('company.setSecurity')
  @Answers(companySecuritySchema)
  setRules(
    @CurrentUser() actor: SignedInUser,
    @Body({ schema: putCompanySecuritySchema }) body: CompanySecurity,
  ): Promise<CompanySecurity> {
    return this.admin.setRules(actor, body);
  }
}

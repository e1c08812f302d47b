import { companySecuritySchema, putCompanySecuritySchema, type CompanySecurity } from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { SecondFactorAdmin } from './second-factor-admin.service.js';

const company = (action: 'read' | 'update') =>
  ({ session: 'staff', permission: { tab: 'admin', resource: 'company', action } }) as const;

@Controller('api/company/security')
export class SecondFactorAdminController {
  constructor(private readonly admin: SecondFactorAdmin) {}

  @Get()
  @Access(company('read'))
  @Answers(companySecuritySchema)
  getRules(@CurrentUser() actor: SignedInUser): Promise<CompanySecurity> {
    return this.admin.getRules(actor);
  }

  @Put()
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

import {
  companyProfileSchema,
  setLogoSchema,
  updateCompanySchema,
  type CompanyProfile,
  type SetLogo,
  type UpdateCompany,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Patch, Put } from '@nestjs/common';
import { CompanyProfileService } from './company-profile.service.js';

const company = (action: 'read' | 'update') =>
  ({ session: 'staff', permission: { tab: 'admin', resource: 'company', action } }) as const;

/** The record of the signed-in person's company. */
@Controller('api/company')
export class CompanyProfileController {
  constructor(private readonly profiles: CompanyProfileService) {}

  @Get()
  @Access(company('read'))
  @Answers(companyProfileSchema)
  get(@CurrentUser() user: SignedInUser): Promise<CompanyProfile> {
    return this.profiles.get(user);
  }

  @Patch()
  @Access(company('update'))
  @Audited('company.update')
  @Answers(companyProfileSchema)
  update(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: updateCompanySchema }) body: UpdateCompany,
  ): Promise<CompanyProfile> {
    return this.profiles.update(user, body);
  }

  @Put('logo')
  @Access(company('update'))
  @Audited('company.setLogo')
  @Answers(companyProfileSchema)
  setLogo(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: setLogoSchema }) body: SetLogo,
  ): Promise<CompanyProfile> {
    return this.profiles.setLogo(user, body);
  }
}

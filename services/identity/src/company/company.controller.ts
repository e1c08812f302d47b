import {
  codeAvailabilitySchema,
  companyCodeInputSchema,
  publicCompanySchema,
  type CodeAvailability,
  type PublicCompany,
} from '@atrium/contracts';
import { Access, Answers } from '@atrium/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { CompanyService } from './company.service.js';

@Controller('api/companies')
@Access({ session: 'public' })
export class CompanyController {
  constructor(private readonly companies: CompanyService) {}

  @Get('availability')
  @Answers(codeAvailabilitySchema)
  getAvailability(
    @Query({ schema: companyCodeInputSchema }) { code }: { code: string },
  ): Promise<CodeAvailability> {
    return this.companies.getAvailability(code);
  }

  @Get(':code')
  @Answers(publicCompanySchema)
  getByCode(@Param({ schema: companyCodeInputSchema }) { code }: { code: string }): Promise<PublicCompany> {
    return this.companies.getPublic(code);
  }
}

import {
  codeAvailabilitySchema,
  companyCodeInputSchema,
  companyLogoParamsSchema,
  publicCompanySchema,
  type CodeAvailability,
  type PublicCompany,
} from '@atrium/contracts';
import { Access, Answers, isLocalRequest } from '@atrium/platform';
import { sendContent } from '@atrium/records';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CompanyLogo } from './company-logo.service.js';
import { CompanyService } from './company.service.js';

@Controller('api/companies')
@Access({ session: 'public' })
export class CompanyController {
  constructor(
    private readonly companies: CompanyService,
    private readonly logo: CompanyLogo,
  ) {}

  @Get('availability')
  @Answers(codeAvailabilitySchema)
  getAvailability(
    @Query({ schema: companyCodeInputSchema }) { code }: { code: string },
  ): Promise<CodeAvailability> {
    return this.companies.getAvailability(code);
  }

  @Get(':code')
  @Answers(publicCompanySchema)
  getByCode(
    @Param({ schema: companyCodeInputSchema }) { code }: { code: string },
    @Req() request: FastifyRequest,
  ): Promise<PublicCompany> {
    return this.companies.getPublic(code, isLocalRequest(request));
  }

  @Get(':code/logo/:id')
  async getLogo(
    @Param({ schema: companyLogoParamsSchema }) { code, id }: { code: string; id: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendContent(reply, { file: await this.logo.read(code, id), download: false });
  }
}

import { ownEmploymentSchema, type OwnEmployment } from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get } from '@nestjs/common';
import { OwnEmploymentService } from './own-employment.service.js';

@Controller('api/hr/employment')
export class OwnEmploymentController {
  constructor(private readonly employment: OwnEmploymentService) {}

  @Get()
  @Access({ session: 'staff', selfService: true, remote: 'hr' })
  @Answers(ownEmploymentSchema)
  get(@CurrentUser() user: SignedInUser): Promise<OwnEmployment> {
    return this.employment.get(user);
  }
}

import { EMPLOYEE, emptyDetailsSchema, idParamsSchema, type EmptyDetails } from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Controller, Get, Param } from '@nestjs/common';
import { EmptyDetailsService } from './empty-details.service.js';

@Controller('api/hr')
export class EmptyDetailsController {
  constructor(private readonly empty: EmptyDetailsService) {}

  @Get('employees/:id/empty-details')
  @Access(accessTo(EMPLOYEE, 'read'))
  @Answers(emptyDetailsSchema)
  async listEmpty(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<EmptyDetails> {
    return { items: await this.empty.list(user, id) };
  }
}

import {
  EMPLOYEE,
  idParamsSchema,
  lifecycleSchema,
  statusCountsSchema,
  type Lifecycle,
  type StatusCounts,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Controller, Get, Param } from '@nestjs/common';
import { LifecycleView } from './lifecycle-view.service.js';

const READERS = accessTo(EMPLOYEE, 'read');

@Controller(`api/${EMPLOYEE.path}`)
export class LifecycleController {
  constructor(private readonly view: LifecycleView) {}

  @Get('counts')
  @Access(READERS)
  @Answers(statusCountsSchema)
  countByStatus(@CurrentUser() { companyId }: SignedInUser): Promise<StatusCounts> {
    return this.view.countByStatus(companyId);
  }

  @Get(':id/lifecycle')
  @Access(READERS)
  @Answers(lifecycleSchema)
  getLifecycle(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<Lifecycle> {
    return this.view.read(user, id);
  }
}

import {
  EMPLOYEE,
  exitSchema,
  extendProbationSchema,
  giveNoticeSchema,
  idParamsSchema,
  lifecycleSchema,
  rehireSchema,
  statusCountsSchema,
  suspendSchema,
  transitionSchema,
  type Employee,
  type Exit,
  type ExtendProbation,
  type GiveNotice,
  type Lifecycle,
  type Rehire,
  type StatusCounts,
  type Suspend,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Get, Param } from '@nestjs/common';
import { LifecycleView } from './lifecycle-view.service.js';
import { LifecycleService } from './lifecycle.service.js';
import { Rehirings } from './rehiring.service.js';
import { About } from '../own-record/about-person.decorator.js';

interface Id {
  id: string;
}
interface Version {
  version: number;
}

const routes = recordRoutes(EMPLOYEE);
const READERS = { session: 'staff', permission: EMPLOYEE.check('read'), remote: 'hr' } as const;

@Controller('api/hr/employees')
export class LifecycleController {
  constructor(
    private readonly lifecycle: LifecycleService,
    private readonly view: LifecycleView,
    private readonly rehirings: Rehirings,
  ) {}

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
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<Lifecycle> {
    return this.view.read(user, id);
  }

  @routes.Step('finishOnboarding')
  @About({ in: 'id' })
  finishOnboarding(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<Employee> {
    return this.lifecycle.finishOnboarding(user, { id, version });
  }

  @routes.Step('suspend')
  @About({ in: 'id' })
  suspend(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: suspendSchema }) body: Suspend,
  ): Promise<Employee> {
    return this.lifecycle.suspend(user, id, body);
  }

  @routes.Step('reinstate')
  @About({ in: 'id' })
  reinstate(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<Employee> {
    return this.lifecycle.reinstate(user, { id, version });
  }

  @routes.Step('giveNotice')
  @About({ in: 'id' })
  giveNotice(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: giveNoticeSchema }) body: GiveNotice,
  ): Promise<Employee> {
    return this.lifecycle.giveNotice(user, id, body);
  }

  @routes.Step('withdrawNotice')
  @About({ in: 'id' })
  withdrawNotice(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<Employee> {
    return this.lifecycle.withdrawNotice(user, { id, version });
  }

  @routes.Step('exit')
  @About({ in: 'id' })
  exit(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: exitSchema }) body: Exit,
  ): Promise<Employee> {
    return this.lifecycle.exit(user, id, body);
  }

  @routes.Step('confirm')
  @About({ in: 'id' })
  confirm(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: Version,
  ): Promise<Employee> {
    return this.lifecycle.confirm(user, { id, version });
  }

  @routes.Step('extendProbation')
  @About({ in: 'id' })
  extendProbation(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: extendProbationSchema }) body: ExtendProbation,
  ): Promise<Employee> {
    return this.lifecycle.extendProbation(user, id, body);
  }

  @routes.Step('rehire')
  @About({ in: 'id' })
  rehire(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: rehireSchema }) body: Rehire,
  ): Promise<Employee> {
    return this.rehirings.rehire(user, id, body);
  }
}

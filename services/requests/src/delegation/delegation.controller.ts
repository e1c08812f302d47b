import {
  createDelegationSchema,
  delegationSchema,
  delegationsSchema,
  doneSchema,
  idParamsSchema,
  type CreateDelegation,
  type RequestDelegation,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  Audited,
  CurrentUser,
  Once,
  type AccessRule,
  type SignedInUser,
} from '@atrium/platform';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { DelegationService } from './delegation.service.js';

const SELF: AccessRule = { session: 'staff', selfService: true };

@Controller('api/request-delegations')
export class DelegationController {
  constructor(private readonly delegations: DelegationService) {}

  @Get()
  @Access(SELF)
  @Answers(delegationsSchema)
  listDelegations(@CurrentUser() user: SignedInUser): Promise<{ items: RequestDelegation[] }> {
    return this.delegations.list(user);
  }

  @Post()
  @Access(SELF)
  @Audited('requestDelegation.create')
  @Answers(delegationSchema, 201)
  @Once()
  createDelegation(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: createDelegationSchema }) body: CreateDelegation,
  ): Promise<RequestDelegation> {
    return this.delegations.create(user, body);
  }

  @Delete(':id')
  @Access(SELF)
  @Audited('requestDelegation.delete')
  @Answers(doneSchema)
  async deleteDelegation(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<{ done: true }> {
    await this.delegations.remove(user, id);
    return { done: true };
  }
}

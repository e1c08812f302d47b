import {
  idParamsSchema,
  transitionSchema,
  updateUserSchema,
  userListQuerySchema,
  userPageSchema,
  userSchema,
  type Page,
  type UpdateUser,
  type User,
  type UserListQuery,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { UserService } from './user.service.js';

const users = (action: 'read' | 'update') =>
  ({ session: 'staff', permission: { tab: 'admin', resource: 'users', action } }) as const;

@Controller('api/users')
export class UserController {
  constructor(private readonly users: UserService) {}

  @Get()
  @Access(users('read'))
  @Answers(userPageSchema)
  list(
    @CurrentUser() actor: SignedInUser,
    @Query({ schema: userListQuerySchema }) query: UserListQuery,
  ): Promise<Page<User>> {
    return this.users.list(actor, query);
  }

  @Get(':id')
  @Access(users('read'))
  @Answers(userSchema)
  get(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<User> {
    return this.users.get(actor, id);
  }

  @Patch(':id')
  @Access(users('update'))
  @Audited('user.update')
  @Answers(userSchema)
  update(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: updateUserSchema }) body: UpdateUser,
  ): Promise<User> {
    return this.users.update(actor, id, body);
  }

  @Post(':id/deactivate')
  @Access(users('update'))
  @Audited('user.deactivate')
  @Answers(userSchema)
  deactivate(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<User> {
    return this.users.deactivate(actor, id, version);
  }

  @Post(':id/reactivate')
  @Access(users('update'))
  @Audited('user.reactivate')
  @Answers(userSchema)
  reactivate(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<User> {
    return this.users.reactivate(actor, id, version);
  }
}

import {
  idParamsSchema,
  transitionSchema,
  USER,
  type Page,
  type UpdateUser,
  type User,
  type UserListQuery,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { SecondFactorAdmin } from './second-factor-admin.service.js';
import { UserService } from './user.service.js';

const routes = recordRoutes(USER);
const Id = () => Param({ schema: idParamsSchema });
const Seen = () => Body({ schema: transitionSchema });

@Controller('api/users')
export class UserController {
  constructor(
    private readonly users: UserService,
    private readonly factors: SecondFactorAdmin,
  ) {}

  @routes.List()
  list(
    @CurrentUser() actor: SignedInUser,
    @Query({ schema: USER.querySchema }) query: UserListQuery,
  ): Promise<Page<User>> {
    return this.users.list(actor, query);
  }

  @routes.One()
  get(@CurrentUser() actor: SignedInUser, @Id() { id }: { id: string }): Promise<User> {
    return this.users.get(actor, id);
  }

  @routes.Update()
  update(
    @CurrentUser() actor: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: USER.updateSchema }) body: UpdateUser,
  ): Promise<User> {
    return this.users.update(actor, id, body);
  }

  @routes.Step('deactivate')
  deactivate(
    @CurrentUser() actor: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<User> {
    return this.users.deactivate(actor, id, version);
  }

  @routes.Step('reactivate')
  reactivate(
    @CurrentUser() actor: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<User> {
    return this.users.reactivate(actor, id, version);
  }

  @routes.Step('resetSecondFactor', { confirmed: true })
  resetSecondFactor(
    @CurrentUser() actor: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<User> {
    return this.factors.reset(actor, id, version);
  }
}

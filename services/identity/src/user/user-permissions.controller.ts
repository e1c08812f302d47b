import {
  idParamsSchema,
  putUserPermissionsSchema,
  userPermissionsSchema,
  type PutUserPermissions,
  type UserPermissions,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { UserPermissionsService } from './user-permissions.service.js';

const users = (action: 'read' | 'update') =>
  ({ session: 'staff', permission: { tab: 'admin', resource: 'users', action } }) as const;

@Controller('api/users/:id/permissions')
export class UserPermissionsController {
  constructor(private readonly permissions: UserPermissionsService) {}

  @Get()
  @Access(users('read'))
  @Answers(userPermissionsSchema)
  get(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<UserPermissions> {
    return this.permissions.get(actor, id);
  }

  @Put()
  @Access({ ...users('update'), confirmed: true })
  @Audited('user.setPermissions')
  @Answers(userPermissionsSchema)
  put(
    @CurrentUser() actor: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: putUserPermissionsSchema }) body: PutUserPermissions,
  ): Promise<UserPermissions> {
    return this.permissions.put(actor, id, body);
  }
}

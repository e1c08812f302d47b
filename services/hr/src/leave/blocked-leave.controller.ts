import {
  BLOCKED_LEAVE,
  idParamsSchema,
  transitionSchema,
  type BulkOf,
  type BulkReport,
  type CreateBlockedLeave,
  type BlockedLeave,
  type BlockedLeaveQuery,
  type Page,
  type UpdateBlockedLeave,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { BlockedLeaveService } from './blocked-leave.service.js';

const routes = recordRoutes(BLOCKED_LEAVE);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr/blocked-leave')
export class BlockedLeaveController {
  constructor(private readonly records: BlockedLeaveService) {}

  @routes.List()
  listBlockedLeave(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: BLOCKED_LEAVE.querySchema }) query: BlockedLeaveQuery,
  ): Promise<Page<BlockedLeave>> {
    return this.records.list(user, query);
  }

  @routes.One()
  getOneBlockedLeave(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<BlockedLeave> {
    return this.records.get(user, id);
  }

  @routes.Create()
  createOneBlockedLeave(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: BLOCKED_LEAVE.createSchema }) body: CreateBlockedLeave,
  ): Promise<BlockedLeave> {
    return this.records.create(user, body);
  }

  @routes.Bulk()
  changeBlockedLeave(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: BLOCKED_LEAVE.bulkSchema }) body: BulkOf<typeof BLOCKED_LEAVE>,
  ): Promise<BulkReport> {
    return this.records.changeAll(user, body);
  }

  @routes.Update()
  updateOneBlockedLeave(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: BLOCKED_LEAVE.updateSchema }) body: UpdateBlockedLeave,
  ): Promise<BlockedLeave> {
    return this.records.update(user, id, body);
  }

  @routes.Step('archive')
  archiveOneBlockedLeave(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<BlockedLeave> {
    return this.records.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreOneBlockedLeave(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<BlockedLeave> {
    return this.records.move(user, { step: 'restore', id, version });
  }
}

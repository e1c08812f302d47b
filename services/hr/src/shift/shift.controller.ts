import {
  SHIFT,
  idParamsSchema,
  transitionSchema,
  type BulkOf,
  type BulkReport,
  type CreateShift,
  type Page,
  type Shift,
  type ShiftQuery,
  type UpdateShift,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { ShiftService } from './shift.service.js';

const routes = recordRoutes(SHIFT);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr/shifts')
export class ShiftController {
  constructor(private readonly shifts: ShiftService) {}

  @routes.List()
  listShifts(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: SHIFT.querySchema }) query: ShiftQuery,
  ): Promise<Page<Shift>> {
    return this.shifts.list(user, query);
  }

  @routes.One()
  getShift(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Shift> {
    return this.shifts.get(user, id);
  }

  @routes.Create()
  createShift(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: SHIFT.createSchema }) body: CreateShift,
  ): Promise<Shift> {
    return this.shifts.create(user, body);
  }

  @routes.Bulk()
  changeShifts(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: SHIFT.bulkSchema }) body: BulkOf<typeof SHIFT>,
  ): Promise<BulkReport> {
    return this.shifts.changeAll(user, body);
  }

  @routes.Update()
  updateShift(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: SHIFT.updateSchema }) body: UpdateShift,
  ): Promise<Shift> {
    return this.shifts.update(user, id, body);
  }

  @routes.Step('archive')
  archiveShift(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Shift> {
    return this.shifts.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreShift(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Shift> {
    return this.shifts.move(user, { step: 'restore', id, version });
  }
}

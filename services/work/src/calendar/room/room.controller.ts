import {
  ROOM,
  idParamsSchema,
  roomChoicesSchema,
  transitionSchema,
  type BulkOf,
  type BulkReport,
  type CreateRoom,
  type Page,
  type Room,
  type RoomChoices,
  type RoomQuery,
  type UpdateRoom,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { RoomService } from './room.service.js';

const routes = recordRoutes(ROOM);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/calendar/rooms')
export class RoomController {
  constructor(private readonly rooms: RoomService) {}

  @routes.List()
  listRooms(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: ROOM.querySchema }) query: RoomQuery,
  ): Promise<Page<Room>> {
    return this.rooms.list(user, query);
  }

  @Get('choices')
  @Access({ session: 'staff' })
  @Answers(roomChoicesSchema)
  listRoomChoices(@CurrentUser() user: SignedInUser): Promise<RoomChoices> {
    return this.rooms.choices(user);
  }

  @routes.One()
  getRoom(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Room> {
    return this.rooms.get(user, id);
  }

  @routes.Create()
  createRoom(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: ROOM.createSchema }) body: CreateRoom,
  ): Promise<Room> {
    return this.rooms.create(user, body);
  }

  @routes.Bulk()
  changeRooms(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: ROOM.bulkSchema }) body: BulkOf<typeof ROOM>,
  ): Promise<BulkReport> {
    return this.rooms.changeAll(user, body);
  }

  @routes.Update()
  updateRoom(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: ROOM.updateSchema }) body: UpdateRoom,
  ): Promise<Room> {
    return this.rooms.update(user, id, body);
  }

  @routes.Step('archive')
  archiveRoom(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Room> {
    return this.rooms.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreRoom(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Room> {
    return this.rooms.move(user, { step: 'restore', id, version });
  }
}

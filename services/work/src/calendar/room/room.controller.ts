import { ROOM, roomChoicesSchema, type RoomChoices } from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get } from '@nestjs/common';
import { RoomService } from './room.service.js';

@Controller(`api/${ROOM.path}`)
export class RoomController {
  constructor(private readonly rooms: RoomService) {}

  @Get('choices')
  @Access({ session: 'staff' })
  @Answers(roomChoicesSchema)
  listRoomChoices(@CurrentUser() user: SignedInUser): Promise<RoomChoices> {
    return this.rooms.choices(user);
  }
}

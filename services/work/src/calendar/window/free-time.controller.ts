import {
  findClashesSchema,
  findSlotsSchema,
  foundClashesSchema,
  foundSlotsSchema,
  type FindClashes,
  type FindSlots,
  type FoundClashes,
  type FoundSlots,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { FreeTimes } from './free-times.service.js';

/** POST, since 200 people do not fit into an address. */
@Controller('api/calendar')
@Access({ session: 'staff' })
export class FreeTimeController {
  constructor(private readonly free: FreeTimes) {}

  @Post('slots')
  @HttpCode(200)
  @NotAudited('Only reads.')
  @Answers(foundSlotsSchema)
  findEventSlots(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: findSlotsSchema }) body: FindSlots,
  ): Promise<FoundSlots> {
    return this.free.slots(user, body);
  }

  @Post('clashes')
  @HttpCode(200)
  @NotAudited('Only reads.')
  @Answers(foundClashesSchema)
  findEventClashes(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: findClashesSchema }) body: FindClashes,
  ): Promise<FoundClashes> {
    return this.free.clashes(user, body);
  }
}

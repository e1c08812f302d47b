import {
  idParamsSchema,
  saveStatutorySchema,
  showNumberSchema,
  shownNumberSchema,
  STATUTORY_READ,
  STATUTORY_UPDATE,
  statutoryDetailsSchema,
  type SaveStatutory,
  type ShowNumber,
  type StatutoryDetails,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { StatutoryService } from './statutory.service.js';
import { About, OwnToo } from '../own-record/about-person.decorator.js';

interface Id {
  id: string;
}

@Controller('api/hr')
export class StatutoryController {
  constructor(private readonly statutory: StatutoryService) {}

  @Get('employees/:id/statutory')
  @Access({ session: 'staff', permission: STATUTORY_READ, remote: 'hr' })
  @Answers(statutoryDetailsSchema)
  getStatutory(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<StatutoryDetails> {
    return this.statutory.get(user, id);
  }

  @Patch('employees/:id/statutory')
  @Access({ session: 'staff', permission: STATUTORY_UPDATE, remote: 'hr' })
  @About({ in: 'id' })
  @Audited('employee.changeStatutory')
  @Answers(statutoryDetailsSchema)
  saveStatutory(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: saveStatutorySchema }) body: SaveStatutory,
  ): Promise<StatutoryDetails> {
    return this.statutory.save(user, id, body);
  }

  @Post('employees/:id/statutory/show')
  @OwnToo('It shows what is there.')
  @HttpCode(200)
  @Access({ session: 'staff', permission: STATUTORY_READ, remote: 'hr' })
  @Audited('employee.showStatutory')
  @Answers(shownNumberSchema)
  async showNumber(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: showNumberSchema }) { field }: ShowNumber,
  ): Promise<{ value: string }> {
    return { value: await this.statutory.reveal(user, id, field) };
  }

  @Get('employment/statutory')
  @Access({ session: 'staff', selfService: true, remote: 'hr' })
  @Answers(statutoryDetailsSchema)
  getOwnStatutory(@CurrentUser() user: SignedInUser): Promise<StatutoryDetails> {
    return this.statutory.getOwn(user);
  }

  @Post('employment/statutory/show')
  @HttpCode(200)
  @Access({ session: 'staff', selfService: true, remote: 'hr' })
  @Audited('employee.showStatutory')
  @Answers(shownNumberSchema)
  async showOwnNumber(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: showNumberSchema }) { field }: ShowNumber,
  ): Promise<{ value: string }> {
    return { value: await this.statutory.revealOwn(user, field) };
  }
}

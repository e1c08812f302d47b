import {
  doneSchema,
  idParamsSchema,
  ownSlipSchema,
  ownSlipsSchema,
  type OwnSlip,
  type OwnSlips as OwnSlipList,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { OwnSlips } from './own-slips.service.js';

interface Id {
  id: string;
}

@Controller('api/finance/own/slips')
@Access({ session: 'staff', selfService: true, remote: 'finance', ownAlone: true })
export class OwnSlipController {
  constructor(private readonly slips: OwnSlips) {}

  @Get()
  @Answers(ownSlipsSchema)
  listOwnSlips(@CurrentUser() user: SignedInUser): Promise<OwnSlipList> {
    return this.slips.list(user);
  }

  @Get(':id')
  @Answers(ownSlipSchema)
  getOwnSlip(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<OwnSlip> {
    return this.slips.get(user, id);
  }

  @Post(':id/seen')
  @HttpCode(200)
  @NotAudited('Whoever opens their own payslip changes nothing of it.')
  @Answers(doneSchema)
  async markOwnSlipSeen(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<{ done: true }> {
    await this.slips.markSeen(user, id);
    return { done: true };
  }
}

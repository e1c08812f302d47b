import {
  askIdCardSchema,
  ID_CARD,
  idParamsSchema,
  ownIdCardSchema,
  type AskIdCard,
  type IdCard,
  type OwnIdCard,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  Audited,
  CurrentUser,
  Once,
  RequestContext,
  type SignedInUser,
} from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IdCardPaper } from './id-card-paper.service.js';
import { OwnIdCards } from './own-id-card.service.js';

@Controller('api/hr/employment/id-card')
@Access({ session: 'staff', selfService: true, remote: 'hr' })
export class OwnIdCardController {
  constructor(
    private readonly own: OwnIdCards,
    private readonly paper: IdCardPaper,
  ) {}

  @Get()
  @Answers(ownIdCardSchema)
  getOwnIdCard(@CurrentUser() user: SignedInUser): Promise<OwnIdCard> {
    return this.own.get(user);
  }

  @Post()
  @Audited('idCard.create')
  @Answers(ID_CARD.schema, 201)
  @Once()
  askForIdCard(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: askIdCardSchema }) body: AskIdCard,
  ): Promise<IdCard> {
    return this.own.ask(user, body);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @Audited('idCard.withdraw')
  @Answers(ID_CARD.schema)
  withdrawIdCard(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<IdCard> {
    return this.own.withdraw(user, id);
  }

  /** One's own card for the phone. */
  @Get('pdf')
  async getOwnPdf(@CurrentUser() user: SignedInUser, @Res() reply: FastifyReply): Promise<void> {
    const row = await this.own.find(user);
    const bytes = await this.paper.make(user, [row], { language: RequestContext.language() ?? 'en' });
    void reply
      .header('content-disposition', 'attachment; filename="id-card.pdf"')
      .header('cache-control', 'no-store')
      .type('application/pdf')
      .send(bytes);
  }
}

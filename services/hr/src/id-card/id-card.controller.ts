import {
  ID_CARD,
  issuedCardsSchema,
  printCardsSchema,
  printingSchema,
  verifiedCardSchema,
  verifyCardSchema,
  type IssuedCards,
  type PrintCards,
  type Printing,
  type VerifiedCard,
  type VerifyCard,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  Audit,
  Audited,
  CurrentUser,
  NotAudited,
  type SignedInUser,
} from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { IdCards } from './id-card.service.js';
import { IdCardPrintOrders } from './id-card-print-order.service.js';
import { IdCardVerification } from './id-card-verification.service.js';

@Controller(`api/${ID_CARD.path}`)
export class IdCardController {
  constructor(
    private readonly cards: IdCards,
    private readonly printing: IdCardPrintOrders,
    private readonly audit: Audit,
  ) {}

  /** Cards for people who have none. */
  @Post('missing')
  @HttpCode(200)
  @Access(accessTo(ID_CARD, 'create'))
  @Audited('idCard.create')
  @Answers(issuedCardsSchema)
  async issueMissing(@CurrentUser() user: SignedInUser): Promise<IssuedCards> {
    const done = await this.cards.issueMissing(user);
    if (done.issued === 0) this.audit.skip('idCard.create');
    return done;
  }

  /** Starts a job that makes one file of the cards. */
  @Post('print')
  @HttpCode(202)
  @Access(accessTo(ID_CARD, 'update'))
  @NotAudited('The job writes down each card that it prints.')
  @Answers(printingSchema, 202)
  printIdCards(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: printCardsSchema }) body: PrintCards,
  ): Promise<Printing> {
    return this.printing.start(user, body);
  }
}

/** Open to anyone who scans a card. */
@Controller('api/id-cards')
export class IdCardVerificationController {
  constructor(private readonly verification: IdCardVerification) {}

  /** What the code of a card says, to anyone. */
  @Post('verify')
  @HttpCode(200)
  @Access({ session: 'public' })
  @NotAudited('Only reads.')
  @Answers(verifiedCardSchema)
  verifyIdCard(
    @Body({ schema: verifyCardSchema }) body: VerifyCard,
    @Req() request: FastifyRequest,
  ): Promise<VerifiedCard> {
    return this.verification.verify(body, request.ip);
  }
}

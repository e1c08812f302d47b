import {
  ID_CARD,
  idParamsSchema,
  issuedCardsSchema,
  printCardsSchema,
  printingSchema,
  transitionSchema,
  verifiedCardSchema,
  verifyCardSchema,
  type CreateIdCard,
  type IdCard,
  type IdCardQuery,
  type IssuedCards,
  type Page,
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
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { IdCards } from './id-card.service.js';
import { IdCardPrintOrders } from './id-card-print-order.service.js';
import { IdCardVerification } from './id-card-verification.service.js';
import { About } from '../own-record/about-person.decorator.js';

const routes = recordRoutes(ID_CARD);

@Controller('api/hr/id-cards')
export class IdCardController {
  constructor(
    private readonly cards: IdCards,
    private readonly printing: IdCardPrintOrders,
    private readonly audit: Audit,
  ) {}

  @routes.List()
  listIdCards(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: ID_CARD.querySchema }) query: IdCardQuery,
  ): Promise<Page<IdCard>> {
    return this.cards.list(user, query);
  }

  @routes.Create()
  @About({ in: 'employeeId' })
  createIdCard(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: ID_CARD.createSchema }) body: CreateIdCard,
  ): Promise<IdCard> {
    return this.cards.create(user, body);
  }

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

  @routes.One()
  getIdCard(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<IdCard> {
    return this.cards.get(user, id);
  }

  @routes.Step('revoke')
  revokeIdCard(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<IdCard> {
    return this.cards.end(user, { id, version, step: 'revoke' });
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

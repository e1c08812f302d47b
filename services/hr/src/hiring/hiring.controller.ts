import {
  alikeApplicationsSchema,
  APPLICATION,
  bulkReportSchema,
  changeApplicationsSchema,
  hiringBoardSchema,
  hiringFiguresSchema,
  idParamsSchema,
  OFFER,
  OPENING,
  shortlistApplicationSchema,
  type AlikeApplications,
  type Application,
  type BulkReport,
  type ChangeApplications,
  type CreateApplication,
  type CreateOffer,
  type HiringBoard,
  type HiringFigures as Figures,
  type Offer,
  type ShortlistApplication,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApplicationService } from './application.service.js';
import { HiringFigures } from './hiring-figures.service.js';
import { OfferService } from './offer.service.js';
import { OpeningService } from './opening.service.js';
import { Shortlisting } from './shortlisting.service.js';

/** What of hiring is more than a record does. Whoever may ask to hire does not thereby add applicants or make offers. */
@Controller('api/hr')
export class HiringController {
  constructor(
    private readonly applications: ApplicationService,
    private readonly openings: OpeningService,
    private readonly offers: OfferService,
    private readonly figures: HiringFigures,
    private readonly shortlisting: Shortlisting,
  ) {}

  @Get('openings/:id/board')
  @Access(accessTo(OPENING, 'read'))
  @Answers(hiringBoardSchema)
  readHiringBoard(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<HiringBoard> {
    return this.openings.board(user, id);
  }

  @Get('hiring-figures')
  @Access(accessTo(APPLICATION, 'read'))
  @Answers(hiringFiguresSchema)
  readHiringFigures(@CurrentUser() user: SignedInUser): Promise<Figures> {
    return this.figures.read(user);
  }

  @Get('applications/:id/alike')
  @Access(accessTo(APPLICATION, 'read'))
  @Answers(alikeApplicationsSchema)
  listAlikeApplications(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<AlikeApplications> {
    return this.applications.listAlike(user, id);
  }

  @Post('applications')
  @Once()
  @Access(accessTo(APPLICATION, 'update'))
  @Answers(APPLICATION.schema, 201)
  @Audited('application.create')
  createApplication(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: APPLICATION.createSchema }) body: CreateApplication,
  ): Promise<Application> {
    return this.applications.create(user, body);
  }

  @Post('applications/:id/shortlist')
  @Once()
  @Access(accessTo(APPLICATION, 'update'))
  @Answers(APPLICATION.schema, 201)
  @Audited('application.create')
  shortlistApplication(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: shortlistApplicationSchema }) body: ShortlistApplication,
  ): Promise<Application> {
    return this.shortlisting.add(user, id, body);
  }

  @Post('offers')
  @Once()
  @Access(accessTo(OFFER, 'update'))
  @Answers(OFFER.schema, 201)
  @Audited('offer.create')
  createOffer(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: OFFER.createSchema }) body: CreateOffer,
  ): Promise<Offer> {
    return this.offers.create(user, body);
  }

  @Post('applications/bulk')
  @HttpCode(200)
  @Access(accessTo(APPLICATION, 'update'))
  @Answers(bulkReportSchema)
  @Audited('application.move', 'application.reject')
  changeApplications(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: changeApplicationsSchema }) body: ChangeApplications,
  ): Promise<BulkReport> {
    return this.applications.changeMany(user, body);
  }
}

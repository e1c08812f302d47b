import {
  CONSENT,
  consentAboutSchema,
  consentLinkAnswerSchema,
  consentLinkSchema,
  consentStandingSchema,
  saveConsentLinkSchema,
  type Check,
  type Consent,
  type ConsentAbout,
  type ConsentLinkAnswer,
  type ConsentStanding,
  type CreateConsent,
  type SaveConsentLink,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, NotAudited, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ConsentLinks } from './consent-links.service.js';
import { Consents } from './consents.service.js';

const tab = 'clientManagement';
/** Of leads or of people at clients; the service asks whether this one is seen. */
const may = (action: 'read' | 'update'): Check => ({
  anyOf: [
    { tab, resource: 'leads', action },
    { tab, resource: 'clients', action },
  ],
});

@Controller(`api/${CONSENT.path}`)
export class ConsentController {
  constructor(private readonly consents: Consents) {}

  @Get('standing')
  @Access({ session: 'staff', permission: may('read'), remote: 'clients' })
  @Answers(consentStandingSchema)
  readConsentStanding(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: consentAboutSchema }) about: ConsentAbout,
  ): Promise<ConsentStanding> {
    return this.consents.standing(user, about);
  }

  @Once()
  @Post()
  @Access({ session: 'staff', permission: may('update'), remote: 'clients' })
  @Audited('consent.create')
  @Answers(CONSENT.schema, 201)
  createConsent(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: CONSENT.createSchema }) body: CreateConsent,
  ): Promise<Consent> {
    return this.consents.create(user, body);
  }
}

/** Open to whoever has the link. POST, so that the link stays out of URLs and logs, and opening it changes nothing. */
@Controller('api/consent-links')
@Access({ session: 'public' })
export class ConsentLinkController {
  constructor(private readonly links: ConsentLinks) {}

  @Post('read')
  @HttpCode(200)
  @NotAudited('Only reads.')
  @Answers(consentLinkAnswerSchema)
  readConsentLink(
    @Body({ schema: consentLinkSchema }) { link }: { link: string },
  ): Promise<ConsentLinkAnswer> {
    return this.links.read(link);
  }

  @Post('save')
  @HttpCode(200)
  @NotAudited('Each choice that changes is recorded with the consent.')
  @Answers(consentLinkAnswerSchema)
  saveConsentLink(
    @Body({ schema: saveConsentLinkSchema }) body: SaveConsentLink,
    @Req() { ip }: FastifyRequest,
  ): Promise<ConsentLinkAnswer> {
    return this.links.save(body, ip);
  }
}

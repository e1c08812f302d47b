import {
  addResumeSchema,
  APPLICATION,
  applicationPapersSchema,
  CANDIDATE,
  idParamsSchema,
  OFFER,
  offerLinkSchema,
  type AddResume,
  type ApplicationPapers,
  type Candidate,
  type OfferLink,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OfferSending } from './offer-sending.service.js';
import { Papers } from './papers.service.js';

const Id = () => Param({ schema: idParamsSchema });

/** What applicants sent, and the papers of their offers, for staff. */
@Controller('api/hr')
export class PapersController {
  constructor(
    private readonly papers: Papers,
    private readonly offers: OfferSending,
  ) {}

  @Get('applications/:id/papers')
  @Access(accessTo(APPLICATION, 'read'))
  @Answers(applicationPapersSchema)
  readApplicationPapers(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<ApplicationPapers> {
    return this.papers.read(user, id);
  }

  @Post('applications/:id/resumes')
  @Once()
  @Access(accessTo(APPLICATION, 'update'))
  @Audited('application.update')
  @Answers(applicationPapersSchema, 201)
  addResume(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: addResumeSchema }) { fileId }: AddResume,
  ): Promise<ApplicationPapers> {
    return this.papers.add(user, id, fileId);
  }

  @Post('candidates/:id/erase')
  @HttpCode(200)
  @Access(accessTo(CANDIDATE, 'update'))
  @Audited('candidate.erase')
  @Answers(CANDIDATE.schema)
  eraseCandidate(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Candidate> {
    return this.papers.erase(user, id);
  }

  @Get('offers/:id/link')
  @Access(accessTo(OFFER, 'update'))
  @Answers(offerLinkSchema)
  readOfferLink(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<OfferLink> {
    return this.offers.linkOf(user, id);
  }

  @Get('offers/:id/pdf')
  @Access(accessTo(OFFER, 'read'))
  async getOfferPdf(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, bytes } = await this.offers.paperOf(user, id);
    void reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .type('application/pdf')
      .send(bytes);
  }
}

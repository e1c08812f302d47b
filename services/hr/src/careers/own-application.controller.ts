import { OFFER } from '@atrium/contracts';
import { originOf } from '@atrium/identity';
import { Access, AppError, NotAudited, readForm, TAKES_FORM } from '@atrium/platform';
import { words } from '@atrium/reach';
import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CareersAnswers } from './careers-answers.service.js';
import type { CareersSite } from './careers-site.rules.js';
import { renderMessage } from './message-page.mapper.js';
import { OfferAnswers } from './offer-answers.service.js';
import { OfferPaper } from './offer-paper.service.js';
import { renderOffer } from './offer-page.mapper.js';
import { renderOwnApplication } from './own-application-page.mapper.js';
import { OwnApplications } from './own-applications.service.js';

const companySchema = z.object({ company: z.string().max(100) });
const querySchema = z.object({
  lang: z.string().max(20).optional().catch(undefined),
  link: z.string().max(400).catch('').default(''),
});
type Asking = z.infer<typeof querySchema>;
const Company = () => Param({ schema: companySchema });
const Asked = () => Query({ schema: querySchema });
const MOST_BYTES = 20_000;

interface Params {
  company: string;
}

/** What is an applicant's own, for whoever has the link. Opening a link changes nothing; only what is sent does. */
@Controller(':company/careers')
@Access({ session: 'public' })
@ApiExcludeController()
export class OwnApplicationController {
  constructor(
    private readonly answers: CareersAnswers,
    private readonly own: OwnApplications,
    private readonly offers: OfferAnswers,
    private readonly paper: OfferPaper,
  ) {}

  @Get('me')
  async showOwn(@Company() { company }: Params, @Asked() { lang, link }: Asking, @Res() reply: FastifyReply) {
    await this.answers.send({ code: company, lang, reply }, async (site) => {
      if (link === '') return renderMessage(site, NO_LINK);
      return renderOwnApplication(site, { ...(await this.own.read(site, link)), link, fault: null });
    });
  }

  @Get('me/data')
  async saveOwn(@Company() { company }: Params, @Asked() { lang, link }: Asking, @Res() reply: FastifyReply) {
    await this.answers.send({ code: company, lang, reply }, async (site) => {
      const data = await this.own.data(site, link);
      void reply
        .header('content-disposition', 'attachment; filename="application.json"')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(data, null, 2));
      return null;
    });
  }

  @Post('me/withdraw')
  @HttpCode(200)
  @RouteConfig(TAKES_FORM)
  @NotAudited('The step of the application is recorded.')
  async withdrawOwn(
    @Company() { company }: Params,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await this.change({ company, request, reply }, async (site, { link }) => {
      await this.own.withdraw(site, link);
      return this.answers.moveOn(reply, site.path('me', { link }));
    });
  }

  @Post('me/stop-keeping')
  @HttpCode(200)
  @RouteConfig(TAKES_FORM)
  @NotAudited('What changes on the applications is recorded.')
  async stopKeeping(
    @Company() { company }: Params,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await this.change({ company, request, reply }, async (site, { link }) => {
      await this.own.stopKeeping(site, link);
      return this.answers.moveOn(reply, site.path('me', { link }));
    });
  }

  @Post('me/erase')
  @HttpCode(200)
  @RouteConfig(TAKES_FORM)
  @NotAudited('That somebody was erased is recorded, and not who it was.')
  async eraseOwn(@Company() { company }: Params, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await this.change({ company, request, reply }, async (site, { link }) => {
      await this.own.erase(site, link);
      return renderMessage(site, ERASED);
    });
  }

  @Get('offer')
  async showOwnOffer(
    @Company() { company }: Params,
    @Asked() { lang, link }: Asking,
    @Res() reply: FastifyReply,
  ) {
    await this.answers.send({ code: company, lang, reply }, async (site) => {
      if (link === '') return renderMessage(site, NO_LINK);
      return this.offerPage(site, link, null);
    });
  }

  @Get('offer/paper')
  async saveOwnOffer(
    @Company() { company }: Params,
    @Asked() { lang, link }: Asking,
    @Res() reply: FastifyReply,
  ) {
    await this.answers.send({ code: company, lang, reply }, async (site) => {
      const offer = await this.offers.read(site, link);
      const { name, bytes } = await this.paper.make(site.company.id, offer, site.company.timezone);
      void reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('application/pdf')
        .send(bytes);
      return null;
    });
  }

  @Post('offer/accept')
  @HttpCode(200)
  @RouteConfig(TAKES_FORM)
  @NotAudited('The step of the offer is recorded, with its evidence.')
  async acceptOwnOffer(
    @Company() { company }: Params,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await this.change({ company, request, reply }, (site, sent) =>
      this.answer(site, 'accept', { sent, request, reply }),
    );
  }

  @Post('offer/decline')
  @HttpCode(200)
  @RouteConfig(TAKES_FORM)
  @NotAudited('The step of the offer is recorded, with its evidence.')
  async declineOwnOffer(
    @Company() { company }: Params,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    await this.change({ company, request, reply }, (site, sent) =>
      this.answer(site, 'decline', { sent, request, reply }),
    );
  }

  private async answer(
    site: CareersSite,
    step: 'accept' | 'decline',
    { sent, request, reply }: { sent: Sent; request: FastifyRequest; reply: FastifyReply },
  ): Promise<string | null> {
    const { link, name, hash, note } = sent;
    try {
      await this.offers.answer(site, link, { step, name, hash, note, origin: originOf(request) });
    } catch (error) {
      if (!(error instanceof AppError) || error.status === 404) throw error;
      void reply.status(error.status);
      return this.offerPage(
        site,
        link,
        error.code === OFFER.errors.OFFER_ENDED.code ? null : site.known(error.message),
      );
    }
    return this.answers.moveOn(reply, site.path('offer', { link }));
  }

  private async offerPage(site: CareersSite, link: string, fault: string | null): Promise<string> {
    const offer = await this.offers.read(site, link);
    return renderOffer(site, { offer, link, hasEnded: this.offers.hasEnded(site, offer), fault });
  }

  private async change(
    { company, request, reply }: { company: string; request: FastifyRequest; reply: FastifyReply },
    work: (site: CareersSite, sent: Sent) => Promise<string | null>,
  ): Promise<void> {
    const { lang } = querySchema.parse(request.query);
    await this.answers.send({ code: company, lang, reply }, async (site) => {
      const sent = sentSchema.parse(Object.fromEntries(await readForm(request, MOST_BYTES)));
      return work(site, sent);
    });
  }
}

const textSchema = (most: number) => z.string().max(most).catch('').default('');
const sentSchema = z.object({
  link: textSchema(400),
  name: textSchema(120),
  hash: textSchema(64),
  note: textSchema(500),
});
type Sent = z.infer<typeof sentSchema>;

const NO_LINK = {
  title: words('My application'),
  text: words(
    'Open the link in the email that you got when you applied. It leads to your application, without an account.',
  ),
};
const ERASED = {
  title: words('Your data is erased'),
  text: words('Nothing is left here that says who you are.'),
};

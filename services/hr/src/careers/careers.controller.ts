import { Access, NotAudited, TAKES_FORM } from '@atrium/platform';
import { words } from '@atrium/reach';
import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApplyForms } from './apply-forms.service.js';
import { CareersAnswers } from './careers-answers.service.js';
import { Postings } from './postings.service.js';
import { renderFeed } from './feed.mapper.js';
import { renderMessage, renderPrivacy } from './message-page.mapper.js';
import { renderOpenings } from './openings-page.mapper.js';

const companySchema = z.object({ company: z.string().max(100) });
const postingSchema = companySchema.extend({ slug: z.string().max(100) });
const querySchema = z.object({
  lang: z.string().max(20).optional().catch(undefined),
  q: z.string().max(100).optional().catch(undefined),
  place: z.string().max(120).optional().catch(undefined),
});
type Asking = z.infer<typeof querySchema>;

const Company = () => Param({ schema: companySchema });
const Slug = () => Param({ schema: postingSchema });
const Asked = () => Query({ schema: querySchema });

/** The jobs of a company, for everybody: whole pages, which need neither a script nor an account. */
@Controller(':company/careers')
@Access({ session: 'public' })
@ApiExcludeController()
export class CareersController {
  constructor(
    private readonly answers: CareersAnswers,
    private readonly postings: Postings,
    private readonly forms: ApplyForms,
  ) {}

  @Get()
  async showOpenings(
    @Company() { company }: { company: string },
    @Asked() query: Asking,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.answers.send({ code: company, lang: query.lang, reply }, async (site) => {
      const { postings, careers } = await this.postings.list(site);
      return renderOpenings(site, { postings, intro: careers.intro, query });
    });
  }

  @Get('feed.xml')
  async showFeed(
    @Company() { company }: { company: string },
    @Asked() { lang }: Asking,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.answers.send({ code: company, lang, reply }, async (site) => {
      const { postings } = await this.postings.list(site);
      void reply.type('application/rss+xml; charset=utf-8').send(renderFeed(site, postings));
      return null;
    });
  }

  @Get('privacy')
  async showPrivacy(
    @Company() { company }: { company: string },
    @Asked() { lang }: Asking,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.answers.send({ code: company, lang, reply }, async (site) => {
      const { keepDays } = await this.postings.careersOf(site);
      return renderPrivacy(site, keepDays);
    });
  }

  @Get('thanks')
  async showThanks(
    @Company() { company }: { company: string },
    @Asked() { lang }: Asking,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.answers.send({ code: company, lang, reply }, (site) =>
      Promise.resolve(renderMessage(site, THANKS)),
    );
  }

  @Get(':slug')
  async showPosting(
    @Slug() { company, slug }: z.infer<typeof postingSchema>,
    @Asked() { lang }: Asking,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.answers.send({ code: company, lang, reply }, async (site) => {
      const posting = await this.postings.find(site, slug);
      return this.forms.show(site, posting);
    });
  }

  @Post(':slug')
  @HttpCode(200)
  @RouteConfig(TAKES_FORM)
  @NotAudited('The application that it becomes is recorded.')
  async apply(
    @Slug() { company, slug }: z.infer<typeof postingSchema>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { lang } = querySchema.parse(request.query);
    await this.answers.send({ code: company, lang, reply }, async (site) => {
      const posting = await this.postings.find(site, slug);
      const again = await this.forms.take(site, posting, request);
      if (again === null) return this.answers.moveOn(reply, site.path('thanks'));
      // What was too much to read would still wait in the connection.
      void reply.status(400).header('connection', 'close');
      return again;
    });
  }
}

const THANKS = {
  title: words('Thank you, we have it'),
  text: words('An email with your link is on its way. By it you see how far your application is.'),
};

import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  createFeedSchema,
  doneSchema,
  feedListSchema,
  idParamsSchema,
  newFeedSchema,
  type CalendarFeed,
  type CreateFeed,
  type NewCalendarFeed,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Repeatable, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Ip, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { FeedFiles } from './feed-file.service.js';
import { FeedService } from './feed.service.js';

const Id = () => Param({ schema: idParamsSchema });
const linkParamsSchema = z.strictObject({ link: z.string().max(200) });

@Controller('api/calendar/feeds')
@Access({ session: 'staff', ownAlone: true })
export class FeedController {
  constructor(private readonly feeds: FeedService) {}

  @Get()
  @Answers(feedListSchema)
  async listFeeds(@CurrentUser() user: SignedInUser): Promise<{ items: CalendarFeed[] }> {
    return { items: await this.feeds.list(user) };
  }

  @Post()
  @Audited('calendar_feed.create')
  @Repeatable('A second link is shown and can be revoked; the answer holds a secret, so it is not stored.')
  @Answers(newFeedSchema, 201)
  createFeed(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: createFeedSchema }) body: CreateFeed,
  ): Promise<NewCalendarFeed> {
    return this.feeds.create(user, body);
  }

  @Post(':id/renew')
  @HttpCode(200)
  @Audited('calendar_feed.renew')
  @Answers(newFeedSchema)
  renewFeed(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<NewCalendarFeed> {
    return this.feeds.renew(user, id);
  }

  @Post(':id/revoke')
  @HttpCode(200)
  @Audited('calendar_feed.revoke')
  @Answers(doneSchema)
  async revokeFeed(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<{ done: true }> {
    await this.feeds.revoke(user, id);
    return { done: true };
  }
}

const takesGzip = ({ request }: FastifyReply): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(request.headers['accept-encoding'] ?? '');

/** Open to any program that knows the link. */
@Controller('api/feeds')
export class FeedFileController {
  constructor(private readonly files: FeedFiles) {}

  @Get(':link')
  @Access({ session: 'public' })
  async getFeed(
    @Param({ schema: linkParamsSchema }) { link }: { link: string },
    @Ip() address: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const known = reply.request.headers['if-none-match'];
    const { etag, read } = await this.files.read(link, address);
    void reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (known === etag || known === `W/${etag}`) {
      void reply.code(304).send();
      return;
    }
    const file = await read();
    void reply.type('text/calendar; charset=utf-8').header('vary', 'accept-encoding');
    if (takesGzip(reply)) void reply.header('content-encoding', 'gzip').send(file);
    else void reply.send(Readable.from([file]).pipe(createGunzip()));
  }
}

import { AppError } from '@atrium/platform';
import { words, type Said } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CareersDoor } from './careers-door.service.js';
import type { CareersSite } from './careers-site.rules.js';
import { CAREERS_POLICY } from './careers-style.rules.js';
import { renderMessage } from './message-page.mapper.js';

interface Asked {
  code: string;
  lang: string | undefined;
  reply: FastifyReply;
}

/** Answers strangers with pages, also where something is refused: they read words, not codes. */
@Injectable()
export class CareersAnswers {
  constructor(private readonly door: CareersDoor) {}

  /** @param work answers a page, or sends something else itself */
  async send(
    { code, lang, reply }: Asked,
    work: (site: CareersSite) => Promise<string | null>,
  ): Promise<void> {
    const site = await this.door.open(code, lang);
    void reply.headers({
      'content-security-policy': CAREERS_POLICY,
      'content-language': site.language,
      vary: 'accept-language',
    });
    try {
      const page = await work(site);
      if (page !== null) void reply.type('text/html; charset=utf-8').send(page);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      if (error.retryAfterSeconds !== undefined)
        void reply.header('retry-after', String(error.retryAfterSeconds));
      if (reply.request.method === 'POST') void reply.header('connection', 'close');
      void reply
        .status(error.status)
        .type('text/html; charset=utf-8')
        .send(renderMessage(site, wordsFor(error)));
    }
  }

  /** Another page after something was sent, so that reloading it sends nothing again. */
  moveOn(reply: FastifyReply, path: string): null {
    void reply.redirect(path, 303);
    return null;
  }
}

function wordsFor({ code, message }: AppError): { title: Said; text: Said } {
  if (code === 'NOT_FOUND')
    return {
      title: words('This page is not there'),
      text: words(
        'The job may be filled or closed, or the link is incomplete. Copy the whole link from your email.',
      ),
    };
  if (code === 'OPENING_GONE')
    return {
      title: words('This job is no longer open'),
      text: words('It is filled or closed, and takes no applications. Look at the other openings.'),
    };
  if (code === 'TOO_MANY_ATTEMPTS')
    return {
      title: words('Too many attempts'),
      text: words('Much was sent from your network. Try again in an hour.'),
    };
  return { title: words('That did not work'), text: { id: message, values: {} } };
}

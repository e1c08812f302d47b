import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { z } from 'zod';
import { ANSWER_SCHEMA } from '../openapi/answers.decorator.js';
import { Idempotency } from './idempotency.js';
import { onceRequestOf, type OnceRequest } from './once-request.js';
import { markReplayed } from './replayed-header.js';

/** Runs the handler of a request with an idempotency key once. A request without a key passes through. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const once = onceRequestOf(context.switchToHttp().getRequest<FastifyRequest>());
    return once ? from(this.answer(once, context, next)) : next.handle();
  }

  private async answer(once: OnceRequest, context: ExecutionContext, next: CallHandler): Promise<unknown> {
    const http = context.switchToHttp();
    const { user } = http.getRequest<FastifyRequest>();
    if (!user) throw new Error('@Once needs a signed-in person; before that there is @OnceByHandler.');
    const schema = this.reflector.get<z.ZodType>(ANSWER_SCHEMA, context.getHandler());
    // Parsed by the route's schema, so that only declared fields are stored.
    const work = async () => schema.parse(await lastValueFrom(next.handle()));
    const { answer, replayed } = await this.idempotency.once(user.companyId, once, work);
    markReplayed(http.getResponse<FastifyReply>(), replayed);
    return answer;
  }
}

import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import type { z } from 'zod';
import { ANSWER_SCHEMA } from './answers.decorator.js';

/**
 * Outside production, an answer that does not match its declaration fails the request. In production the serialiser
 * drops undeclared fields without checking values.
 */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const schema = this.reflector.get<z.ZodType | undefined>(ANSWER_SCHEMA, context.getHandler());
    if (!schema) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next
      .handle()
      .pipe(map((answer: unknown) => (isEmpty(answer, reply) ? answer : parseAnswer(schema, answer))));
  }
}

const NO_CONTENT = 204;
const isEmpty = (answer: unknown, { statusCode }: FastifyReply): boolean =>
  answer === undefined && statusCode === NO_CONTENT;

function parseAnswer(schema: z.ZodType, answer: unknown): unknown {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new Error(`The answer is not what the route declares:\n${parsed.error.message}`);
}

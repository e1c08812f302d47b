import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

/** Metadata key under which a creating route declares what a repeated request does. */
export const REPETITION = 'atrium:repetition';

const acceptsKey = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description: 'A UUID that repetitions of one request share: they have its effect once and get its answer.',
  schema: { type: 'string', format: 'uuid' },
});

/**
 * Marks a creating POST that has its effect once for each `Idempotency-Key`. The handler runs in the transaction that
 * also stores the answer, so it must work within the signed-in person's company.
 */
export const Once = (): MethodDecorator =>
  applyDecorators(SetMetadata(REPETITION, 'once'), acceptsKey, UseInterceptors(IdempotencyInterceptor));

/** Like `@Once`, for a route before sign-in: its use case stores the answer through `Idempotency`. */
export const OnceByHandler = (): MethodDecorator =>
  applyDecorators(SetMetadata(REPETITION, 'once by handler'), acceptsKey);

/** Marks a creating POST that may be repeated without harm. @param reason one sentence: why it needs no key */
export const Repeatable = (reason: string): MethodDecorator => SetMetadata(REPETITION, reason);

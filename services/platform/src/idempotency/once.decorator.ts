import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

/** Under this key a creating route says what a repetition of its request does. */
export const REPETITION = 'atrium:repetition';

const acceptsKey = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description: 'A UUID that repetitions of one request share: they have its effect once and get its answer.',
  schema: { type: 'string', format: 'uuid' },
});

/**
 * A creating POST that has its effect once for each `Idempotency-Key`. The handler and what it does run in the
 * transaction that also keeps the answer, so it must need no other company than the signed-in person's.
 */
export const Once = (): MethodDecorator =>
  applyDecorators(SetMetadata(REPETITION, 'once'), acceptsKey, UseInterceptors(IdempotencyInterceptor));

/** As `@Once`, for a route before anybody is signed in: its use case keeps the answer, by `Idempotency`. */
export const OnceByHandler = (): MethodDecorator =>
  applyDecorators(SetMetadata(REPETITION, 'once by handler'), acceptsKey);

/** A creating POST whose repetition does no harm. @param reason one sentence: why it needs no key */
export const Repeatable = (reason: string): MethodDecorator => SetMetadata(REPETITION, reason);

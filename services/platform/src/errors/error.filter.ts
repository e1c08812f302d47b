import { type ErrorBody, type ErrorCode } from '@atrium/contracts';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggedPath } from '../logging/logged-path.js';
import { AppError } from './app-error.js';
import { translateDatabaseError } from './database-error.js';

/** Turns every failure into an answer; nothing else does. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Request');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const failure = toAppError(error);
    this.log(failure, error, request);
    if (reply.sent || reply.raw.headersSent) return;
    if (failure.retryAfterSeconds !== undefined)
      reply.header('retry-after', Math.ceil(failure.retryAfterSeconds));
    void reply.header('cache-control', 'no-store').status(failure.status).send(bodyOf(failure, request.id));
  }

  private log(failure: AppError, error: unknown, request: FastifyRequest): void {
    const line = {
      requestId: request.id,
      code: failure.code,
      method: request.method,
      path: loggedPath(request.url),
      userId: request.user?.id,
      companyId: request.user?.companyId,
    };
    if (failure.status >= 500) this.logger.error({ ...line, err: error });
    else this.logger.log(line);
  }
}

/** Every failure as an AppError. An unknown one becomes INTERNAL and reveals nothing. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = statusOf(error);
  if (status !== null && status < 500) return new AppError(codeOfStatus(status), { cause: error });
  return translateDatabaseError(error) ?? new AppError('INTERNAL', { cause: error });
}

/** HTTP status of a Nest exception or a Fastify error. */
function statusOf(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return null;
  return typeof error.statusCode === 'number' ? error.statusCode : null;
}

const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  401: 'NOT_SIGNED_IN',
  403: 'ACCESS_DENIED',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_ATTEMPTS',
};

const codeOfStatus = (status: number): ErrorCode => CODE_OF_STATUS[status] ?? 'MALFORMED_REQUEST';

/** The body of every failed request's answer. */
export function bodyOf({ code, message, fields }: AppError, requestId: string): ErrorBody {
  return { error: { code, message, ...(fields && { fields }), requestId } };
}

import type { LoggerService } from '@nestjs/common';
import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino';
import type { Env } from '../env/env.js';
import { RequestContext } from '../request/request-context.js';
import { mappedStack } from './mapped-stack.js';

const SECRET_KEYS = ['password', 'token', 'cookie', 'authorization', 'secret', 'set-cookie', 'parameters'];
const REDACTED = SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]);

/** Writes one JSON line per entry to standard output, with secrets masked. */
export function createLogger(env: Pick<Env, 'logLevel'>, to?: DestinationStream): PinoLogger {
  const options = {
    level: env.logLevel,
    base: null,
    redact: { paths: REDACTED, censor: '[hidden]' },
    serializers: { err: describeError },
    mixin: () => ({ requestId: RequestContext.current()?.requestId }),
  };
  return to ? pino(options, to) : pino(options);
}

/** An error without the properties that a driver adds: a failed query's parameters are people's data. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, cause } = error;
  const stack = error.stack && mappedStack(error.stack);
  const code = 'code' in error ? error.code : undefined;
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}

/** What these classes log at every start interests only somebody who debugs the start. */
const TALKATIVE = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Passes Nest's messages to pino. Nest gives the class name as the last parameter. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: PinoLogger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(TALKATIVE.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  private write(level: 'info' | 'warn' | 'error' | 'debug', message: unknown, rest: unknown[]): void {
    const context = rest.findLast((part) => typeof part === 'string');
    if (message instanceof Error) this.pino[level]({ context, err: message }, message.message);
    else if (typeof message === 'string') this.pino[level]({ context }, message);
    else this.pino[level]({ context, ...Object(message) });
  }
}

import { SetMetadata } from '@nestjs/common';
import type { AnyDefinition, GlobalJobDefinition, JobDefinition } from './job-definition.js';
import type { GlobalTick, JobContext } from './job-context.js';

export const JOB_HANDLER = 'atrium:job';

/** What a job comes to, as the page that watches it reads it. */
export type JobResult = Record<string, unknown>;

export type JobHandler<Payload> = (payload: Payload, job: JobContext) => Promise<JobResult | void>;
export type GlobalJobHandler = (tick: GlobalTick) => Promise<void>;

type HandlerDecorator<Handler> = <H extends Handler>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<H>,
) => void;

/**
 * A method that does the jobs of a definition, on any provider. The company of a company's job is set before it is
 * called. A job is delivered at least once: what it does outside the database must bear repetition. An AppError that
 * a person could be told ends the job as failed; every other error is tried again.
 */
export function HandlesJob<Payload>(
  definition: JobDefinition<Payload>,
): HandlerDecorator<JobHandler<Payload>>;
export function HandlesJob(definition: GlobalJobDefinition): HandlerDecorator<GlobalJobHandler>;
export function HandlesJob(definition: AnyDefinition) {
  return (target: object, key: string | symbol, descriptor: PropertyDescriptor): void => {
    SetMetadata(JOB_HANDLER, definition)(target, key, descriptor);
  };
}

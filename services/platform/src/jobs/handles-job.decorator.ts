import { SetMetadata } from '@nestjs/common';
import type { AnyDefinition, GlobalJobDefinition, JobDefinition } from './job-definition.js';
import type { GlobalTick, JobContext } from './job-context.js';

export const JOB_HANDLER = 'atrium:job';

/** The result of a job, as the page that watches it reads it. */
export type JobResult = Record<string, unknown>;

export type JobHandler<Payload> = (payload: Payload, job: JobContext) => Promise<JobResult | void>;
export type GlobalJobHandler = (tick: GlobalTick) => Promise<void>;

type HandlerDecorator<Handler> = <H extends Handler>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<H>,
) => void;

/**
 * Marks a method that runs the jobs of a definition, on any provider. For a company's job the company is set before the
 * call.
 * A job is delivered at least once: effects outside the database must bear repetition. An AppError with a sentence for
 * people ends the job as failed; every other error is retried.
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

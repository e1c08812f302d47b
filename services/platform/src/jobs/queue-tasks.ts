import { Injectable, Logger } from '@nestjs/common';
import type { JobHelpers, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { JobHandlers, type HandledJob } from './job-handlers.js';
import { JobRunner } from './job-runner.js';
import { FAN_OUT, JobScheduler } from './job-scheduler.js';

const globalPayloadSchema = z.object({ at: z.coerce.date() });

/** The tasks that a worker can run, by kind, in the form that the queue library expects. */
@Injectable()
export class QueueTasks {
  private readonly logger = new Logger(QueueTasks.name);

  constructor(
    private readonly handlers: JobHandlers,
    private readonly runner: JobRunner,
    private readonly scheduler: JobScheduler,
  ) {}

  /** @param stop aborts when the process must end */
  list(stop: AbortSignal): TaskList {
    const ofKinds = this.handlers
      .list()
      .map((handled) => [
        handled.definition.kind,
        (payload: unknown, helpers: JobHelpers) => this.perform(handled, payload, { helpers, stop }),
      ]);
    const fanOut = (payload: unknown) => this.scheduler.fanOut(payload);
    return Object.fromEntries([...ofKinds, [FAN_OUT, fanOut]]) as TaskList;
  }

  private async perform(
    handled: HandledJob,
    payload: unknown,
    { helpers: { job }, stop }: { helpers: JobHelpers; stop: AbortSignal },
  ): Promise<void> {
    const last = job.attempts >= job.max_attempts;
    if (handled.scope === 'company') return this.runner.run(handled, payload, { last, stop });
    try {
      const { at } = globalPayloadSchema.parse(payload);
      await handled.handle({ at, signal: stop });
    } catch (error) {
      const line = { kind: handled.definition.kind, err: error };
      if (last) this.logger.error({ ...line, msg: 'A job is given up.' });
      else this.logger.warn({ ...line, msg: 'A job is tried again later.' });
      throw error;
    }
  }
}

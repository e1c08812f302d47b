import { Logger as NestLogger } from '@nestjs/common';
import { Logger } from 'graphile-worker';

/** Logs the messages of the queue library, except a job's failure: that is logged with the job, and masked. */
export function createQueueLogger(): Logger {
  const nest = new NestLogger('Queue');
  const writers: Record<string, (message: string) => void> = {
    error: (message) => nest.error(message),
    warning: (message) => nest.warn(message),
  };
  return new Logger(() => (level, message, meta) => {
    if (meta?.['failure'] === true) return;
    const write = writers[level] ?? ((words: string) => nest.debug(words));
    write(message);
  });
}

import { createPlatformApp, type TestDatabase } from '@atrium/testing';
import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../handles-job.decorator.js';
import type { JobContext } from '../job-context.js';
import { EffectHandlers, writeOnce, writeWord } from './effect-handlers.js';

/** Writes its word and then never ends, so that the test can kill the process in the middle. */
@Injectable()
class HangingHandlers extends EffectHandlers {
  @HandlesJob(writeWord)
  override async write(payload: { word: string }, job: JobContext): Promise<never> {
    await super.write(payload, job);
    process.send?.('begun');
    return new Promise(() => undefined);
  }

  @HandlesJob(writeOnce)
  override writeOnce(payload: { word: string }, job: JobContext): Promise<never> {
    return this.write(payload, job);
  }
}

const url = process.env['HANGING_WORKER_DATABASE'] ?? '';
await createPlatformApp({ database: { url } as TestDatabase, providers: [HangingHandlers] });
process.send?.('ready');

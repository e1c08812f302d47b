import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { Access } from '../access/access.decorator.js';
import { Answers } from '../openapi/answers.decorator.js';
import { Readiness } from './readiness.js';

const healthSchema = z.object({ status: z.literal('ok') });

@Controller('api/health')
@Access({ session: 'public', duringMaintenance: true })
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Answers while the process runs; when it does not, restart the process. */
  @Get('live')
  @Answers(healthSchema)
  live(): z.infer<typeof healthSchema> {
    return { status: 'ok' };
  }

  /**
   * Answers while this process can take requests: 503 while the database does not answer and from the start of a
   * shutdown.
   */
  @Get('ready')
  @Answers(healthSchema)
  async ready(): Promise<z.infer<typeof healthSchema>> {
    await this.readiness.check();
    return { status: 'ok' };
  }
}

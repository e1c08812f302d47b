import { HandlesJob } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { endSeeAs } from './see-as-end.job.js';
import { SeeAsService } from './see-as.service.js';

@Injectable()
export class SeeAsEndHandler {
  constructor(private readonly seeing: SeeAsService) {}

  @HandlesJob(endSeeAs)
  async end({ until, ...seen }: z.infer<typeof endSeeAs.payload>): Promise<void> {
    await this.seeing.endByTime({ ...seen, until: new Date(until) });
  }
}

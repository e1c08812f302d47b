import { Injectable } from '@nestjs/common';
import type { Attendee } from './attendance.repository.js';
import type { PunchPlan } from './attendance.rules.js';
import { NIGHT } from './night.rules.js';

/** What is planned for people: the time zone and shift of each date. */
@Injectable()
export class AttendancePlans {
  /** Inside `TenantDb.run` only. */
  async of({ timezone }: Attendee, _from: string, _to = _from): Promise<PunchPlan> {
    return Promise.resolve({ on: () => ({ timezone, shift: null }), night: NIGHT });
  }
}

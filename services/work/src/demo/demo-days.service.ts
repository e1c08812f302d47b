import { dayIn } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Clock } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

const DAY_MS = 86_400_000;

/** Days of the demo company, counted from today. */
@Injectable()
export class DemoDays {
  constructor(private readonly clock: Clock) {}

  after({ admin }: Pick<DemoStaff, 'admin'>, days: number): string {
    return dayIn(new Date(this.clock.now().getTime() + days * DAY_MS), admin.companyTimezone);
  }
}

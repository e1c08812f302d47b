import type { Assignment } from '@atrium/contracts';
import { Clock, Contributions } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { AssignmentRules } from './assignment.record.js';
import { AssignmentFollower } from './assignment-follower.service.js';
import { AssignmentSteps } from './assignment-steps.service.js';

/** Makes the `AssignmentSteps` of each kind of assignments. */
@Injectable()
export class Assignments {
  constructor(
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly contributions: Contributions,
  ) {}

  of<A extends Assignment>(rules: AssignmentRules<A>): AssignmentSteps<A> {
    const follow = async () => {
      for (const follower of this.contributions.of(AssignmentFollower))
        if (follower.record.kind === rules.record.kind) await follower.follow();
    };
    return new AssignmentSteps(rules, this.records.of(rules), { clock: this.clock, follow });
  }
}

import type { Assignment } from '@atrium/contracts';
import { recordController } from '@atrium/records';
import type { Type } from '@nestjs/common';
import type { AssignmentRules } from './assignment.record.js';
import { Assignments } from './assignments.service.js';

/**
 * The controller of assignments of one kind, with operations named after them: `listScheduleAssignments`.
 * @param own whether somebody may give it to themselves: `OwnToo` or `About`
 */
export function assignmentController<A extends Assignment>(
  rules: AssignmentRules<A>,
  own: MethodDecorator,
): Type {
  const { record } = rules;
  const one = `${record.kind.charAt(0).toUpperCase()}${record.kind.slice(1)}`;
  return recordController<Assignment, never, never, never>(record, {
    rules: rules as never,
    service: { inject: Assignments, make: (assignments: Assignments) => assignments.of(rules) as never },
    decorated: { create: own, update: own },
    called: { one, many: `${one}s` },
  });
}

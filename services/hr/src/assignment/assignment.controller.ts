import {
  idParamsSchema,
  transitionSchema,
  type Assignment,
  type BulkOf,
  type BulkReport,
  type Created,
  type Page,
  type Queried,
  type Shown,
  type Updated,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Inject, Param, Query } from '@nestjs/common';
import type { AssignmentRules } from './assignment.record.js';
import type { AssignmentSteps } from './assignment-steps.js';
import { Assignments } from './assignments.service.js';

const Id = () => Param({ schema: idParamsSchema });

/**
 * A controller with the standard operations on assignments of one kind, named after them: `listScheduleAssignments`.
 * What has more operations extends it.
 * @param own whether somebody may give it to themselves: `OwnToo` or `About`
 */
export function assignmentController<A extends Assignment>(rules: AssignmentRules<A>, own: MethodDecorator) {
  const { record } = rules;
  const routes = recordRoutes(record);
  const one = `${record.kind.charAt(0).toUpperCase()}${record.kind.slice(1)}`;

  @Controller(`api/${record.path}`)
  class AssignmentController {
    readonly assignments: AssignmentSteps<A>;

    constructor(@Inject(Assignments) assignments: Assignments) {
      this.assignments = assignments.of(rules);
    }

    @routes.List()
    [`list${one}s`](
      @CurrentUser() user: SignedInUser,
      @Query({ schema: record.querySchema }) query: Queried<A>,
    ): Promise<Page<Shown<A>>> {
      return this.assignments.list(user, query);
    }

    @routes.One()
    [`get${one}`](@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Shown<A>> {
      return this.assignments.get(user, id);
    }

    @routes.Create()
    @own
    [`create${one}`](
      @CurrentUser() user: SignedInUser,
      @Body({ schema: record.createSchema }) body: Created<A>,
    ): Promise<Shown<A>> {
      return this.assignments.create(user, body);
    }

    @routes.Bulk()
    [`change${one}s`](
      @CurrentUser() user: SignedInUser,
      @Body({ schema: record.bulkSchema }) body: BulkOf<A>,
    ): Promise<BulkReport> {
      return this.assignments.changeAll(user, body);
    }

    @routes.Update()
    @own
    [`update${one}`](
      @CurrentUser() user: SignedInUser,
      @Id() { id }: { id: string },
      @Body({ schema: record.updateSchema }) body: Updated<A>,
    ): Promise<Shown<A>> {
      return this.assignments.update(user, id, body);
    }

    @routes.Step('archive')
    [`archive${one}`](
      @CurrentUser() user: SignedInUser,
      @Id() { id }: { id: string },
      @Body({ schema: transitionSchema }) { version }: { version: number },
    ): Promise<Shown<A>> {
      return this.assignments.move(user, { step: 'archive', id, version });
    }

    @routes.Step('restore')
    [`restore${one}`](
      @CurrentUser() user: SignedInUser,
      @Id() { id }: { id: string },
      @Body({ schema: transitionSchema }) { version }: { version: number },
    ): Promise<Shown<A>> {
      return this.assignments.move(user, { step: 'restore', id, version });
    }
  }
  // Its operations and their group in the reference are named by it.
  Object.defineProperty(AssignmentController, 'name', { value: `${one}Controller` });
  return AssignmentController;
}

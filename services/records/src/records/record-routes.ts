import { bulkReportSchema, stepPath, type Action, type RecordDescription } from '@atrium/contracts';
import { Access, Answers, Audited, Once, type AccessRule } from '@atrium/platform';
import { applyDecorators, Get, Patch, Post } from '@nestjs/common';
import type { z } from 'zod';
import { actionOf } from './record-rules.js';

interface AnsweredRecord extends RecordDescription {
  schema: z.ZodType;
  pageSchema: z.ZodType;
}

type StaffRule = Extract<AccessRule, { session: 'staff' }>;
/** What the route of a step requires besides its action. */
export type StepAccess = Pick<StaffRule, 'confirmed'>;

/** The access rule of a route that takes an action on the record. */
export function accessTo({ remote, check }: RecordDescription, action: Action): StaffRule {
  return { session: 'staff', permission: check(action), ...(remote && { remote }) };
}

/**
 * The decorators that the routes of every record share: method and path, who may call it, what it records and answers.
 */
export function recordRoutes(record: AnsweredRecord) {
  const { kind, schema, pageSchema, steps } = record;
  const may = (action: Action, more: StepAccess = {}) => Access({ ...accessTo(record, action), ...more });
  const audited = (...names: [string, ...string[]]) =>
    Audited(...(names.map((name) => `${kind}.${name}`) as [string, ...string[]]));
  return {
    List: () => applyDecorators(Get(), may('read'), Answers(pageSchema)),
    One: () => applyDecorators(Get(':id'), may('read'), Answers(schema)),
    // `Once` runs inside of the audit check, which accepts a repeated answer that records nothing.
    Create: () => applyDecorators(Once(), Post(), may('create'), Answers(schema, 201), audited('create')),
    Update: () => applyDecorators(Patch(':id'), may('update'), Answers(schema), audited('update')),
    /** The step `resendInvitation` has the path `resend-invitation`. */
    Step: (step: string, more?: StepAccess) =>
      applyDecorators(
        Post(`:id/${stepPath(step)}`),
        may(actionOf(record, step), more),
        Answers(schema),
        audited(step),
      ),
    /** RecordBulk checks the permission of each step; each step records the same action as the use case for one. */
    Bulk: () =>
      applyDecorators(
        Post('bulk'),
        may('read'),
        Answers(bulkReportSchema),
        audited('update', ...Object.keys(steps)),
      ),
  };
}

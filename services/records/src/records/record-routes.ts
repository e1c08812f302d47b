import { bulkReportSchema, type Action, type RecordDescription } from '@atrium/contracts';
import { Access, Answers, Audited, Once, type AccessRule } from '@atrium/platform';
import { applyDecorators, Get, Patch, Post } from '@nestjs/common';
import type { z } from 'zod';
import { actionOf } from './record-rules.js';

interface AnsweredRecord extends RecordDescription {
  schema: z.ZodType;
  pageSchema: z.ZodType;
}

/** The rule of a route that does something to the record. */
export function accessTo({ remote, check }: RecordDescription, action: Action): AccessRule {
  return { session: 'staff', permission: check(action), ...(remote && { remote }) };
}

/** What the routes of every record declare: method and path, who may call it, what it records and answers. */
export function recordRoutes(record: AnsweredRecord) {
  const { kind, schema, pageSchema, steps } = record;
  const may = (action: Action) => Access(accessTo(record, action));
  const told = (...names: [string, ...string[]]) =>
    Audited(...(names.map((name) => `${kind}.${name}`) as [string, ...string[]]));
  return {
    List: () => applyDecorators(Get(), may('read'), Answers(pageSchema)),
    One: () => applyDecorators(Get(':id'), may('read'), Answers(schema)),
    // What keeps the answer stands inside of what looks after the trail.
    Create: () => applyDecorators(Once(), Post(), may('create'), Answers(schema, 201), told('create')),
    Update: () => applyDecorators(Patch(':id'), may('update'), Answers(schema), told('update')),
    Step: (step: string) =>
      applyDecorators(Post(`:id/${step}`), may(actionOf(record, step)), Answers(schema), told(step)),
    /** Each step needs an action more, which RecordBulk asks for; each leaves the entry of the use case of one. */
    Bulk: () =>
      applyDecorators(
        Post('bulk'),
        may('read'),
        Answers(bulkReportSchema),
        told('update', ...Object.keys(steps)),
      ),
  };
}

import type { z } from 'zod';
import { defineErrors, type ErrorTable } from '../errors/define-errors.js';
import type { ListColumn, ListDescription } from '../lists/list-description.js';
import type { Check } from '../permissions/check.js';
import type { Action } from '../permissions/permission-table.js';
import { accessCheck, type RecordAccess } from './record-access.js';
import type { RecordFields } from './record-field.js';
import { recordSchemas, type RecordSchemas } from './record-schemas.js';

/** What a step needs besides its name: the permission's action, and the verb for the audit trail. */
export interface RecordStepRule {
  needs: Action;
  /** Said after the record: `merged`. Left out for a verb that every record has, such as `archive`. */
  verb?: string;
}

export type RecordStepRules = Record<string, Action | RecordStepRule>;

/** Path of a step below its record: `resend-invitation` for `resendInvitation`. */
export const stepPath = (step: string): string =>
  step.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A column; its title and money default to its field's. */
type GivenColumn = Omit<ListColumn, 'title'> & { title?: string };
type GivenColumns = readonly GivenColumn[];

export interface RecordList<C extends GivenColumns> extends ListDescription {
  columns: { [I in keyof C]: C[I] & { title: string } };
}

interface RecordBasis {
  /** Unique; the audit trail and the search use it: `department`. */
  kind: string;
  /** The remote that shows it; while that is off, nothing of it is served. Null: the portal itself. */
  remote: string | null;
  one: string;
  many: string;
  /** Key of its list, under which views are saved; defaults to remote and name. */
  listKey?: string;
  /** The permission resource on which each action is checked, or roles. */
  resource: RecordAccess;
}

export interface RecordGiven<
  F extends RecordFields,
  C extends GivenColumns,
  S extends RecordStepRules,
  E extends ErrorTable,
  X extends z.ZodRawShape,
  N extends z.ZodRawShape,
> extends RecordBasis {
  fields: F;
  columns: C;
  /** What an answer has besides the fields. */
  shows?: X;
  /** What the request to create one has besides the fields. */
  creating?: N;
  /** What can be done to one besides changing its fields, with the action that each step needs. */
  steps?: S;
  /** Errors that only this record has. */
  errors?: E;
  /** Labels for the audit trail of values that are no fields: `invited: 'Invited'`. */
  auditLabels?: Record<string, string>;
}

/**
 * Describes a record once. Its schemas, list, labels, words in the audit trail, errors and cache tag follow from it.
 */
export function defineRecord<
  const F extends RecordFields,
  const C extends GivenColumns,
  const S extends RecordStepRules = Record<never, Action>,
  const E extends ErrorTable = Record<never, never>,
  X extends z.ZodRawShape = Record<never, never>,
  N extends z.ZodRawShape = Record<never, never>,
>(given: RecordGiven<F, C, S, E, X, N>) {
  const { kind, remote, one, many, fields, shows, creating } = given;
  const check = accessCheck(given.resource);
  const list = listOf({ ...given, check }) as RecordList<C>;
  const steps = Object.keys(given.steps ?? {});
  const schemas = recordSchemas({ fields, list, steps, shows, creating }) as object as RecordSchemas<
    F,
    RecordList<C>,
    keyof S & string,
    X,
    N
  >;
  return {
    ...{ kind, remote, one, many, fields, list },
    ...schemas,
    auditLabels: given.auditLabels ?? {},
    steps: given.steps ?? ({} as S),
    /** The tag of its cached data in the browser. */
    tag: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    errors: defineErrors<E>(given.errors ?? ({} as E)),
    /** The permission check for an action on it. */
    check,
  };
}

function listOf({
  remote,
  many,
  listKey,
  check,
  fields,
  columns,
}: Pick<RecordBasis, 'remote' | 'many' | 'listKey'> & {
  check: (action: Action) => Check;
  fields: RecordFields;
  columns: GivenColumns;
}): ListDescription {
  const shown = new Map(Object.entries(fields).map(([name, field]) => [field.shownAs ?? name, field]));
  return {
    key:
      listKey ?? `${remote ?? 'portal'}.${many.charAt(0).toLowerCase()}${many.slice(1).replaceAll(' ', '')}`,
    access: check('read'),
    sharing: check('update'),
    columns: columns.map((column) => {
      const { label = '', money } = shown.get(column.key) ?? {};
      return { ...(money && { money }), ...column, title: column.title ?? label };
    }),
  };
}

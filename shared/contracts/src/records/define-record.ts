import type { z } from 'zod';
import { defineErrors, type ErrorTable } from '../errors/define-errors.js';
import type { ListColumn, ListDescription } from '../lists/list-description.js';
import type { Check } from '../permissions/check.js';
import type { Action } from '../permissions/permission-table.js';
import { accessCheck, type RecordAccess } from './record-access.js';
import type { RecordFields } from './record-field.js';
import { recordSchemas, type RecordSchemas } from './record-schemas.js';

/** What a step needs besides its name: the action on the record's resource, and how the trail says that it was done. */
export interface RecordStepRule {
  needs: Action;
  /** After the record: `merged`. Left out for a verb that every record has, such as `archive`. */
  verb?: string;
}

export type RecordStepRules = Record<string, Action | RecordStepRule>;

/** A column whose title is its field's label, unless it has one. */
type GivenColumn = Omit<ListColumn, 'title'> & { title?: string };
type GivenColumns = readonly GivenColumn[];

/** The list of a record: one of all lists. */
export interface RecordList<C extends GivenColumns> extends ListDescription {
  columns: { [I in keyof C]: C[I] & { title: string } };
}

interface RecordBasis {
  /** Unique; the audit trail and the search know it by that: `department`. */
  kind: string;
  /** The remote that shows it; nothing of it is served while that is off. Null: the portal itself. */
  remote: string | null;
  one: string;
  many: string;
  /** Each action on the record is an action on this resource, or is for some roles. */
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
  /** What an answer shows besides the fields. */
  shows?: X;
  /** What a new one may be told besides the fields. */
  creating?: N;
  /** What can be done to one besides changing its fields, and the action that it needs. */
  steps?: S;
  /** What it alone refuses. */
  errors?: E;
  /** Words of the audit trail for what is no field: `invited: 'Invited'`. */
  told?: Record<string, string>;
}

/**
 * A record described once. From it follow the schemas, the list, the labels, the words of the audit trail, the errors
 * and the tag of cached data.
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
    told: given.told ?? {},
    steps: given.steps ?? ({} as S),
    /** The tag of its cached data in the browser. */
    tag: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    errors: defineErrors<E>(given.errors ?? ({} as E)),
    /** The check for one action on it. */
    check,
  };
}

function listOf({
  remote,
  many,
  check,
  fields,
  columns,
}: Pick<RecordBasis, 'remote' | 'many'> & {
  check: (action: Action) => Check;
  fields: RecordFields;
  columns: GivenColumns;
}): ListDescription {
  const labels = new Map(
    Object.entries(fields).map(([name, { label, shownAs }]) => [shownAs ?? name, label]),
  );
  return {
    key: `${remote ?? 'portal'}.${many.charAt(0).toLowerCase()}${many.slice(1).replaceAll(' ', '')}`,
    access: check('read'),
    sharing: check('update'),
    columns: columns.map((column) => ({ ...column, title: column.title ?? labels.get(column.key) ?? '' })),
  };
}

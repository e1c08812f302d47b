import { z } from 'zod';
import { defineErrors, type ErrorTable } from '../errors/define-errors.js';
import type { ListColumn, ListDescription } from '../lists/list-description.js';
import { transitionSchema, type Transition } from '../lists/fields.js';
import type { Check } from '../permissions/check.js';
import type { Action } from '../permissions/permission-table.js';
import { accessCheck, type RecordAccess } from './record-access.js';
import type { RecordFields } from './record-field.js';
import { recordSchemas, type RecordSchemas } from './record-schemas.js';

/** A step: who may take it, from which states to which, what its request has, and how the audit trail says it. */
export interface RecordStepRule {
  /** The action that the record's permission must allow. */
  needs: Action;
  /** The states in which it can be taken; left out: all of them. */
  from?: readonly string[];
  /** It is taken on an archived record, as restoring is; left out: on one that is not archived. */
  ofArchived?: true;
  /** The `state` that it leads to; left out: the use case chooses it, or it stays. */
  to?: string;
  /** The body of its request, with `version`; left out: the version alone. */
  body?: z.ZodType;
  /** Said after the record: `merged`. Left out for a verb that every record has, such as `archive`. */
  verb?: string;
}

export type RecordStepRules = Record<string, Action | RecordStepRule>;

/** The rule of a step, also of one that is given by its action alone. */
export const stepRule = (steps: RecordStepRules, step: string): RecordStepRule | undefined => {
  const rule = steps[step];
  return typeof rule === 'string' ? { needs: rule } : rule;
};

/** The body of the request to take the step. */
export const stepBody = ({ body }: RecordStepRule): z.ZodType => body ?? transitionSchema;

/** The values of the body of a step: `StepBody<typeof ASSET, 'issue'>`. */
export type StepBody<
  R extends { steps: RecordStepRules },
  Step extends keyof R['steps'],
> = R['steps'][Step] extends {
  body: infer Body extends z.ZodType;
}
  ? z.output<Body>
  : Transition;

/** The body of the request to take a step, before it is parsed. */
export type StepRequest<
  R extends { steps: RecordStepRules },
  Step extends keyof R['steps'],
> = R['steps'][Step] extends {
  body: infer Body extends z.ZodType;
}
  ? z.input<Body>
  : Transition;

/** A column; its title and money default to its field's. */
type GivenColumn = Omit<ListColumn, 'title'> & { title?: string };
type GivenColumns = readonly GivenColumn[];

export interface RecordList<C extends GivenColumns> extends ListDescription {
  columns: { [I in keyof C]: C[I] & { title: string } };
}

interface RecordBasis {
  /** Unique; the audit trail and the search use it: `department`. */
  kind: string;
  /** Where the server keeps it, below /api/: `hr/departments`. */
  path: string;
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
  /** The value of an answer that is its state; `state` when left out. */
  stateIn?: keyof X & string;
  /** The states in which its fields can be changed; left out: all of them. */
  changesIn?: readonly string[];
  /** Errors that only this record has. */
  errors?: E;
  /** Labels for the audit trail of values that are neither fields nor columns: `invited: 'Invited'`. */
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
  const { kind, path, remote, one, many, fields, shows, creating, changesIn } = given;
  const check = accessCheck(given.resource);
  const list = listOf({ ...given, check }) as RecordList<C>;
  const steps = Object.keys(given.steps ?? {});
  checkStates(given);
  const schemas = recordSchemas({ fields, list, steps, shows, creating }) as object as RecordSchemas<
    F,
    RecordList<C>,
    keyof S & string,
    X,
    N
  >;
  return {
    kind,
    path,
    remote,
    one,
    many,
    fields,
    list,
    ...schemas,
    auditLabels: given.auditLabels ?? {},
    steps: given.steps ?? ({} as S),
    stateIn: given.stateIn ?? 'state',
    changesIn,
    /** The tag of its cached data in the browser. */
    tag: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    errors: defineErrors<E>(given.errors ?? ({} as E)),
    /** The permission check for an action on it. */
    check,
  };
}

/** A misspelled state would refuse its step for ever. @throws {Error} */
function checkStates({
  kind,
  shows,
  steps = {},
  stateIn = 'state',
  changesIn = [],
}: {
  kind: string;
  stateIn?: string;
  shows?: z.ZodRawShape | undefined;
  steps?: RecordStepRules | undefined;
  changesIn?: readonly string[] | undefined;
}): void {
  const state = shows?.[stateIn];
  const states: readonly unknown[] = state instanceof z.ZodEnum ? state.options : [];
  const said = Object.keys(steps).flatMap((step) => {
    const { from = [], to } = stepRule(steps, step) ?? {};
    return [...from, ...(to === undefined ? [] : [to])];
  });
  const unknown = [...said, ...changesIn].find((state) => !states.includes(state));
  if (unknown !== undefined) throw new Error(`A step of ${kind} names the unknown state "${unknown}".`);
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

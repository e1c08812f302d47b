import {
  idParamsSchema,
  stepBody,
  stepRule,
  type BulkOf,
  type BulkOrder,
  type BulkReport,
  type Created,
  type DescribedRecord,
  type Page,
  type Queried,
  type RecordDescription,
  type Shown,
  type StepBody,
  type Updated,
} from '@atrium/contracts';
import { AppError, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Inject, Param, Query, type Type } from '@nestjs/common';
import type { ObjectLiteral } from 'typeorm';
import type { z } from 'zod';
import type { ListQuery } from '../lists/tenant-list.js';
import { recordRoutes, type StepAccess } from './record-routes.js';
import type { RecordRow, KindRules } from './record-rules.js';
import type { Taking } from './record-steps.js';
import type { Place } from './record-table.types.js';
import { Records } from './records.js';

type Act<Given, Answer> = (user: SignedInUser, given: Given) => Promise<Answer>;
type ActOnOne<Given, Answer> = (user: SignedInUser, id: string, given: Given) => Promise<Answer>;

/** The standard operations of a record, as `RecordSteps` does them. */
interface StandardSteps {
  list(user: SignedInUser, query: ListQuery): Promise<unknown>;
  get(user: SignedInUser, id: string): Promise<unknown>;
  create(user: SignedInUser, values: object): Promise<unknown>;
  update(user: SignedInUser, change: Place): Promise<unknown>;
  move(user: SignedInUser, place: Place & { step: 'archive' | 'restore' }): Promise<unknown>;
  run(user: SignedInUser, taking: Taking<RecordRow, object>): Promise<unknown>;
  bulk: {
    run(user: SignedInUser, order: BulkOrder, change: (row: Place) => Promise<unknown>): Promise<BulkReport>;
  };
}

/**
 * What a service does of the operations of a record, each under its name: those that are more than the rules say.
 * Everything else is done by the record's `RecordSteps`.
 */
export type RecordService<R extends DescribedRecord> = {
  /** The steps that the service works with, where answers have more than the rules say. */
  steps?: StandardSteps;
  list?: Act<Queried<R>, Page<Shown<R>>>;
  get?: Act<string, Shown<R>>;
  create?: Act<Created<R>, Shown<R>>;
  update?: ActOnOne<Updated<R>, Shown<R>>;
  bulk?: Act<BulkOf<R>, BulkReport>;
} & {
  [Step in keyof R['steps'] & string]?: ActOnOne<StepBody<R, Step>, Shown<R>>;
};

const STANDARD = ['list', 'get', 'create', 'update', 'bulk'] as const;
type Operation<R extends DescribedRecord> = (typeof STANDARD)[number] | (keyof R['steps'] & string);

/** A service that another makes. */
interface MadeService<R extends DescribedRecord> {
  inject: Type;
  // The maker's own type is known where it is named.
  make: (given: never) => RecordService<R>;
}

interface Mounting<R extends DescribedRecord, Row extends RecordRow, Entity extends ObjectLiteral, Answer> {
  rules: KindRules<Row, Entity, Answer>;
  service?: Type<RecordService<R>> | MadeService<R>;
  /** The operations that it has; left out: all. */
  only?: readonly Operation<R>[];
  /** The operations that it does not have, or that a controller of its own has. */
  without?: readonly Operation<R>[];
  /** Other decorators of an operation, such as one that refuses to act on oneself. */
  decorated?: Partial<Record<Operation<R>, MethodDecorator>>;
  /** What a step asks of the session besides its permission. */
  access?: Partial<Record<Operation<R>, StepAccess>>;
  /** What operations are called after their verb, where it is not the name of the record. */
  called?: { one: string; many: string };
  /** Under what they are grouped; left out: what one is called. */
  group?: string;
  /** Operations that are called something else altogether. */
  named?: Partial<Record<Operation<R>, string>>;
}

interface AnsweredRecord extends DescribedRecord {
  pageSchema: z.ZodType;
}

/**
 * The controller of a record's standard operations and steps: list, get, create, update, bulk, and each step at its
 * path. A module lists it beside the controllers of what is more than that.
 * @throws {Error} when nothing says what a step does: neither the service, nor the state to which it leads
 */
export function recordController<
  R extends AnsweredRecord,
  Row extends RecordRow,
  Entity extends ObjectLiteral,
  Answer,
>(record: R, mounting: Mounting<R, Row, Entity, Answer>): Type {
  const { rules, service, called = calledAfter(record), group = called.one } = mounting;
  const operations = operationsOf(record, mounting);

  // A class of its own each time: Nest keeps what it knows of a route on the function.
  class MountedRecordController extends MountedOperations {
    constructor(records: Records, given: object = {}) {
      const own: Own = service && 'make' in service ? service.make(given as never) : given;
      super({ record, operations, steps: own.steps ?? records.of(rules), own });
    }
  }

  Inject(Records)(MountedRecordController, undefined, 0);
  if (service) Inject('make' in service ? service.inject : service)(MountedRecordController, undefined, 1);
  for (const operation of operations) {
    const { route, parameters } = routeOf(record, operation, mounting.access?.[operation]);
    const more = mounting.decorated?.[operation];
    mount(MountedRecordController.prototype, {
      operation,
      name: mounting.named?.[operation] ?? nameOf(operation, called),
      route,
      parameters,
      more,
    });
  }
  Object.defineProperty(MountedRecordController, 'name', { value: `${group}Controller` });
  Controller(`api/${record.path}`)(MountedRecordController);
  return MountedRecordController;
}

type Own = Partial<Record<string, (...given: unknown[]) => Promise<unknown>>> & { steps?: StandardSteps };

interface Parts {
  record: RecordDescription;
  /** Those that are mounted. */
  operations: readonly string[];
  steps: StandardSteps;
  own: Own;
}

/** Does the operations of a record: by its service where that has them, otherwise by its rules. */
class MountedOperations {
  constructor(private readonly parts: Parts) {}

  act(operation: string, user: SignedInUser, ...given: unknown[]): Promise<unknown> {
    const { own } = this.parts;
    const act = own[operation];
    return act ? act.call(own, user, ...given) : this.actByRules(operation, user, given);
  }

  private actByRules(operation: string, user: SignedInUser, [first, body]: unknown[]): Promise<unknown> {
    const { steps } = this.parts;
    const place = { id: first as string, ...(body as { version: number }) };
    switch (operation) {
      case 'list':
        return steps.list(user, first as ListQuery);
      case 'get':
        return steps.get(user, first as string);
      case 'create':
        return steps.create(user, first as object);
      case 'bulk':
        return this.bulk(user, first as BulkOrder);
      case 'update':
        return steps.update(user, place);
      case 'archive':
      case 'restore':
        return steps.move(user, { ...place, step: operation });
      default: {
        const { id, version, ...values } = place;
        return steps.run(user, { step: operation, id, version, change: () => values });
      }
    }
  }

  private bulk(user: SignedInUser, order: BulkOrder): Promise<BulkReport> {
    const { record, operations, steps, own } = this.parts;
    return steps.bulk.run(user, order, ({ id, version }) => {
      if (order.step === 'update') return this.act('update', user, id, { ...order.values, version });
      const rule = stepRule(record.steps, order.step);
      const body = rule && stepBody(rule).safeParse({ version });
      const isTaken = operations.includes(order.step) || own[order.step] !== undefined;
      // A step that needs more than several records can be given at once is taken on one at a time.
      if (!isTaken || !body?.success) throw new AppError('TRANSITION_REFUSED');
      return this.act(order.step, user, id, body.data);
    });
  }
}

function operationsOf<R extends AnsweredRecord, Row extends RecordRow, Entity extends ObjectLiteral, Answer>(
  record: R,
  { service, only, without = [] }: Mounting<R, Row, Entity, Answer>,
): Operation<R>[] {
  const steps = Object.keys(record.steps) as (keyof R['steps'] & string)[];
  const all: readonly Operation<R>[] = only ?? [...STANDARD, ...steps];
  const mounted = all.filter((operation) => !without.includes(operation));
  for (const step of mounted.filter((operation) => steps.some((each) => each === operation))) {
    const isUsual =
      step === 'archive' || step === 'restore' || stepRule(record.steps, step)?.to !== undefined;
    const isOwn = service && ('make' in service || Boolean((service.prototype as object)[step as never]));
    if (!isUsual && !isOwn) throw new Error(`Nothing says what the step ${step} of ${record.kind} does.`);
  }
  return mounted;
}

interface Mounted {
  operation: string;
  name: string;
  route: MethodDecorator;
  parameters: readonly ParameterDecorator[];
  more: MethodDecorator | undefined;
}

/** Puts a function of its own for the operation on the controller, as its decorators would stand in a written one. */
function mount(prototype: object, { operation, name, route, parameters, more }: Mounted): void {
  const isOfOne = parameters.length === 3 || operation === 'get';
  const handler = function (
    this: MountedOperations,
    user: SignedInUser,
    ...[first, body]: [first: unknown, body?: unknown]
  ) {
    return this.act(operation, user, isOfOne ? (first as { id: string }).id : first, body);
  };
  Object.defineProperty(handler, 'name', { value: name });
  const descriptor: PropertyDescriptor = { value: handler, writable: true, configurable: true };
  Object.defineProperty(prototype, name, descriptor);
  Reflect.defineMetadata(
    'design:paramtypes',
    parameters.map(() => Object),
    prototype,
    name,
  );
  for (const [place, parameter] of parameters.entries()) parameter(prototype, name, place);
  more?.(prototype, name, descriptor);
  route(prototype, name, descriptor);
}

/** Method, path and access of an operation, and what its handler is given. */
function routeOf(record: AnsweredRecord, operation: string, access?: StepAccess) {
  const routes = recordRoutes(record);
  const user = CurrentUser();
  const id = Param({ schema: idParamsSchema });
  switch (operation) {
    case 'list':
      return { route: routes.List(), parameters: [user, Query({ schema: record.querySchema })] };
    case 'get':
      return { route: routes.One(), parameters: [user, id] };
    case 'create':
      return { route: routes.Create(), parameters: [user, Body({ schema: record.createSchema })] };
    case 'bulk':
      return { route: routes.Bulk(), parameters: [user, Body({ schema: record.bulkSchema })] };
    case 'update':
      return { route: routes.Update(), parameters: [user, id, Body({ schema: record.updateSchema })] };
    default: {
      const schema = stepBody(stepRule(record.steps, operation) ?? { needs: 'update' });
      return { route: routes.Step(operation, access), parameters: [user, id, Body({ schema })] };
    }
  }
}

/** `listAssets`, `getAsset`, `changeAssets`, `takeBackAsset`. */
function nameOf(operation: string, { one, many }: { one: string; many: string }): string {
  if (operation === 'list') return `list${many}`;
  return operation === 'bulk' ? `change${many}` : `${operation}${one}`;
}

const joined = (words: string) =>
  words.replaceAll(/(?:^|[ _-]+)(\w)/g, (_, letter: string) => letter.toUpperCase());

const calledAfter = ({ one, many }: RecordDescription) => ({ one: joined(one), many: joined(many) });

import { Injectable, RequestMethod, type OnModuleInit } from '@nestjs/common';
import { ACCESS_RULE, type AccessRule } from '../access/access.decorator.js';
import { RouteList, type DeclaredRoute } from '../http/route-list.js';
import { ANSWER_SCHEMA } from '../openapi/answers.decorator.js';
import { REPETITION } from './once.decorator.js';

const CREATED = 201;

/** Stops the boot when a creating route (a POST that answers 201) does not declare what a repeated request does. */
@Injectable()
export class IdempotencyCheck implements OnModuleInit {
  constructor(private readonly routes: RouteList) {}

  /** @throws {Error} naming every such route, and every route whose declaration contradicts its method or status */
  onModuleInit(): void {
    const faults = this.routes.all().flatMap((route) => {
      const fault = faultOf(route);
      return fault ? [`${route.name}: ${fault}`] : [];
    });
    if (faults.length > 0)
      throw new Error(`Every creating route must say what a repetition does:\n${faults.join('\n')}`);
  }
}

function faultOf(route: DeclaredRoute): string | null {
  const said = Reflect.getMetadata(REPETITION, route.handler) as string | undefined;
  if (said === undefined) return isCreating(route) ? 'add @Once, or @Repeatable with the reason' : null;
  if (!isCreating(route)) return '@Once and @Repeatable are for a POST that answers 201';
  if (said.trim() === '') return '@Repeatable needs its reason';
  if (said !== 'once') return null;
  if (isPublic(route)) return '@Once needs a session; before that there is @OnceByHandler';
  return Reflect.hasMetadata(ANSWER_SCHEMA, route.handler) ? null : '@Once needs @Answers';
}

/** Nest answers a POST with 201 unless the handler says otherwise. */
function isCreating({ method, handler }: DeclaredRoute): boolean {
  const status = Reflect.getMetadata('__httpCode__', handler) as number | undefined;
  return method === RequestMethod.POST && (status ?? CREATED) === CREATED;
}

function isPublic({ handler, controller }: DeclaredRoute): boolean {
  const rule = (Reflect.getMetadata(ACCESS_RULE, handler) ?? Reflect.getMetadata(ACCESS_RULE, controller)) as
    AccessRule | undefined;
  return rule?.session === 'public';
}

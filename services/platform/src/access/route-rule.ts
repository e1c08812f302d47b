import { applyDecorators, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import { ACCESS_RULE, type AccessRule } from './access.decorator.js';

const reflector = new Reflector();

/** What a service's handlers declare for a guard of its own. It stands in the OpenAPI document under the same key. */
export class RouteRule<Rule extends object> {
  /** @param key such as `x-about-person` */
  constructor(private readonly key: `x-${string}`) {}

  on(rule: Rule): MethodDecorator {
    return applyDecorators(SetMetadata(this.key, rule), ApiExtension(this.key, rule));
  }

  of(context: ExecutionContext): Rule | undefined {
    return reflector.get<Rule | undefined>(this.key, context.getHandler());
  }
}

/** Who may call the handler. */
export const accessOf = (context: ExecutionContext): AccessRule | undefined =>
  reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
    context.getHandler(),
    context.getClass(),
  ]);

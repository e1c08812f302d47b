import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RouteList, type DeclaredRoute } from '../http/route-list.js';
import { ACCESS_RULE } from '../access/access.decorator.js';

/** Stops the boot when a route does not declare who may call it. */
@Injectable()
export class AccessCheck implements OnModuleInit {
  constructor(private readonly routes: RouteList) {}

  /** @throws {Error} naming every route without `@Access` */
  onModuleInit(): void {
    const open = this.routes.all().filter((route) => !hasRule(route));
    if (open.length === 0) return;
    const names = open.map(({ name }) => name).join('\n');
    throw new Error(`Every route must say who may call it, by @Access:\n${names}`);
  }
}

const hasRule = ({ handler, controller }: DeclaredRoute): boolean =>
  Reflect.hasMetadata(ACCESS_RULE, handler) || Reflect.hasMetadata(ACCESS_RULE, controller);

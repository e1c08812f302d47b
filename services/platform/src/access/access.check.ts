import { Injectable, RequestMethod, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ACCESS_RULE } from './access.decorator.js';

/** Stops the boot when a route does not say who may call it. */
@Injectable()
export class AccessCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** @throws {Error} naming every route without `@Access` */
  onModuleInit(): void {
    const open = this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      if (!metatype || typeof instance !== 'object' || instance === null) return [];
      return this.openRoutes(instance as Record<string, unknown>, metatype);
    });
    if (open.length > 0)
      throw new Error(`Every route must say who may call it, by @Access:\n${open.join('\n')}`);
  }

  private openRoutes(instance: Record<string, unknown>, controller: object & { name?: string }): string[] {
    const names = this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object | null);
    return names.flatMap((name) => {
      const handler = instance[name];
      if (typeof handler !== 'function') return [];
      const method = Reflect.getMetadata('method', handler) as RequestMethod | undefined;
      if (method === undefined || this.ruleOf(handler, controller)) return [];
      const route = [pathOf(controller), pathOf(handler)].filter(Boolean).join('/');
      return [`${RequestMethod[method]} /${route} (${controller.name ?? 'controller'}.${name})`];
    });
  }

  private ruleOf(handler: object, controller: object): unknown {
    return Reflect.getMetadata(ACCESS_RULE, handler) ?? Reflect.getMetadata(ACCESS_RULE, controller);
  }
}

const pathOf = (target: object): string =>
  String(Reflect.getMetadata('path', target) ?? '').replace(/^\/+|\/+$/g, '');

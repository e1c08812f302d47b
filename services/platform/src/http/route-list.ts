import { Injectable, RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

/** A route as its controller declares it. */
export interface DeclaredRoute {
  method: RequestMethod;
  handler: object;
  controller: object;
  /** Text by which a developer finds the route: `POST /api/users (UserController.create)`. */
  name: string;
}

/** All routes of the application, for the checks at boot. */
@Injectable()
export class RouteList {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  all(): DeclaredRoute[] {
    return this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      if (!metatype || typeof instance !== 'object' || instance === null) return [];
      return this.routesOf(instance as Record<string, unknown>, metatype);
    });
  }

  private routesOf(
    instance: Record<string, unknown>,
    controller: object & { name?: string },
  ): DeclaredRoute[] {
    const names = this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object | null);
    return names.flatMap((key) => {
      const handler = instance[key];
      if (typeof handler !== 'function') return [];
      const method = Reflect.getMetadata('method', handler) as RequestMethod | undefined;
      if (method === undefined) return [];
      const path = [pathOf(controller), pathOf(handler)].filter(Boolean).join('/');
      const name = `${RequestMethod[method]} /${path} (${controller.name ?? 'controller'}.${key})`;
      return [{ method, handler, controller, name }];
    });
  }
}

const pathOf = (target: object): string =>
  String(Reflect.getMetadata('path', target) ?? '').replace(/^\/+|\/+$/g, '');

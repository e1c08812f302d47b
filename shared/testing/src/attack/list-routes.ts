import { RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Every route of every controller, `GET /api/users/{id}`, including those that the OpenAPI document leaves out. */
export function listRoutes(app: NestFastifyApplication): string[] {
  const scanner = new MetadataScanner();
  const controllers = app.get(DiscoveryService, { strict: false }).getControllers();
  return controllers.flatMap(({ metatype }) => {
    const prototype = (metatype as { prototype?: object } | null)?.prototype;
    if (!metatype || !prototype) return [];
    return scanner
      .getAllMethodNames(prototype)
      .flatMap((name) => routeOf(metatype, Reflect.get(prototype, name) as object));
  });
}

function routeOf(controller: object, handler: object): string[] {
  const method = Reflect.getMetadata('method', handler) as RequestMethod | undefined;
  if (method === undefined) return [];
  const path = [pathOf(controller), pathOf(handler)].filter(Boolean).join('/');
  return [`${RequestMethod[method]} /${path.replace(/:(\w+)/g, '{$1}')}`];
}

const pathOf = (target: object): string =>
  String(Reflect.getMetadata('path', target) ?? '').replace(/^\/+|\/+$/g, '');

import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { EventOrigin } from './domain-event.js';
import { DOMAIN_EVENT_HANDLER } from './on-domain-event.decorator.js';

type Handle = (payload: unknown, origin: EventOrigin) => Promise<void>;

/** The methods with `@OnDomainEvent`, by type of event. */
@Injectable()
export class EventHandlers {
  private known: Map<string, Handle[]> | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  of(type: string): Handle[] {
    this.known ??= this.discover();
    return this.known.get(type) ?? [];
  }

  private discover(): Map<string, Handle[]> {
    const found = new Map<string, Handle[]>();
    for (const { instance } of this.discovery.getProviders()) {
      if (typeof instance !== 'object' || instance === null) continue;
      for (const [type, handle] of this.handlersOf(instance as Record<string, unknown>)) {
        found.set(type, [...(found.get(type) ?? []), handle]);
      }
    }
    return found;
  }

  private handlersOf(instance: Record<string, unknown>): [string, Handle][] {
    const names = this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object | null);
    return names.flatMap((name) => {
      const method = instance[name];
      if (typeof method !== 'function') return [];
      const type = Reflect.getMetadata(DOMAIN_EVENT_HANDLER, method) as string | undefined;
      return type === undefined ? [] : [[type, method.bind(instance) as Handle]];
    });
  }
}

import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { EventOrigin } from './domain-event.js';
import { DOMAIN_EVENT_HANDLER, type Understood } from './on-domain-event.decorator.js';

type Handle = (payload: unknown, origin: EventOrigin) => Promise<void>;

interface Handler extends Understood {
  name: string;
  handle: Handle;
}

/** The methods with `@OnDomainEvent`, by type of event. */
@Injectable()
export class EventHandlers {
  private known: Map<string, Handler[]> | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** @throws {Error} when a handler of the type does not understand the version; then no handler may take the event */
  of(type: string, version: number): Handle[] {
    this.known ??= this.discover();
    const handlers = this.known.get(type) ?? [];
    const stranger = handlers.find(({ versions }) => !versions.includes(version));
    if (stranger) throw new Error(`${stranger.name} does not understand version ${version} of ${type}.`);
    return handlers.map(({ handle }) => handle);
  }

  private discover(): Map<string, Handler[]> {
    const found = new Map<string, Handler[]>();
    for (const { instance } of this.discovery.getProviders()) {
      if (typeof instance !== 'object' || instance === null) continue;
      for (const handler of this.handlersOf(instance as Record<string, unknown>)) {
        found.set(handler.type, [...(found.get(handler.type) ?? []), handler]);
      }
    }
    return found;
  }

  private handlersOf(instance: Record<string, unknown>): Handler[] {
    const names = this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object | null);
    return names.flatMap((key) => {
      const method = instance[key];
      if (typeof method !== 'function') return [];
      const understood = Reflect.getMetadata(DOMAIN_EVENT_HANDLER, method) as Understood | undefined;
      const name = `${instance.constructor.name}.${key}`;
      return understood ? [{ ...understood, name, handle: method.bind(instance) as Handle }] : [];
    });
  }
}

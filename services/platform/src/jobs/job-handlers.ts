import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { JOB_HANDLER, type GlobalJobHandler, type JobHandler } from './handles-job.decorator.js';
import type { AnyDefinition, GlobalJobDefinition, JobDefinition } from './job-definition.js';

export type HandledJob =
  | { scope: 'company'; definition: JobDefinition; handle: JobHandler<unknown> }
  | { scope: 'global'; definition: GlobalJobDefinition; handle: GlobalJobHandler };

/** The methods with `@HandlesJob`. */
@Injectable()
export class JobHandlers {
  private known: HandledJob[] | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** @throws {Error} when two methods handle one kind */
  list(): HandledJob[] {
    this.known ??= this.discover();
    return this.known;
  }

  private discover(): HandledJob[] {
    const found = this.discovery
      .getProviders()
      .flatMap(({ instance }) =>
        typeof instance === 'object' && instance !== null
          ? this.handlersOf(instance as Record<string, unknown>)
          : [],
      );
    const kinds = found.map(({ definition }) => definition.kind);
    const twice = kinds.find((kind, index) => kinds.indexOf(kind) !== index);
    if (twice) throw new Error(`Two methods handle the job ${twice}.`);
    return found;
  }

  private handlersOf(instance: Record<string, unknown>): HandledJob[] {
    const names = this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object | null);
    return names.flatMap((name) => {
      const method = instance[name];
      if (typeof method !== 'function') return [];
      const definition = Reflect.getMetadata(JOB_HANDLER, method) as AnyDefinition | undefined;
      if (!definition) return [];
      return [
        { scope: definition.scope, definition, handle: method.bind(instance) as unknown } as HandledJob,
      ];
    });
  }
}

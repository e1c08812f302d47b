import { Injectable, type OnModuleInit, type Provider } from '@nestjs/common';
import { DiscoveryService, ModuleRef } from '@nestjs/core';
import { RemoteSwitches } from './remote-switches.js';
import { AppError } from '../errors/app-error.js';
import type { Soon } from '../process/soon.js';

/** A class that services extend or instantiate to offer something to the portal: `SearchSource`, `FileUse`. */
type Kind<C extends object> = abstract new (...args: never[]) => C;

/** A contribution that belongs to a remote is left out for companies that have that remote switched off. */
interface OfRemote {
  readonly remote?: string | null | undefined;
}

/**
 * Everything that services offer to the portal. A provider whose instance is of the kind is a contribution; no other
 * registration is needed.
 */
@Injectable()
export class Contributions implements OnModuleInit {
  private readonly byKind = new Map<Kind<object>, readonly object[]>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly modules: ModuleRef,
  ) {}

  /** @throws {Error} when two contributions of one kind have the same key */
  onModuleInit(): void {
    const seen = new Set<string>();
    for (const instance of this.instances()) {
      if (!('key' in instance) || typeof instance.key !== 'string') continue;
      const name = `${kindName(instance)} with the key ${instance.key}`;
      if (seen.has(name)) throw new Error(`There are two of ${name}.`);
      seen.add(name);
    }
  }

  /**
   * All contributions of a kind, whatever their remote. Complete only after all modules are initialised, so do not call
   * it in a constructor.
   */
  of<C extends object>(kind: Kind<C>): readonly C[] {
    const known = this.byKind.get(kind) as readonly C[] | undefined;
    if (known) return known;
    const found = this.instances().filter((each): each is C => each instanceof kind);
    this.byKind.set(kind, found);
    return found;
  }

  find<C extends { readonly key: string }>(kind: Kind<C>, key: string): C | undefined {
    return this.of(kind).find((each) => each.key === key);
  }

  /** The contributions of a kind that belong to the portal itself or to a remote that the company has switched on. */
  async enabledOf<C extends OfRemote>(kind: Kind<C>, companyId: string): Promise<C[]> {
    const enabled: C[] = [];
    for (const each of this.of(kind)) if (await this.isEnabled(each, companyId)) enabled.push(each);
    return enabled;
  }

  /** @throws {AppError} REMOTE_DISABLED */
  async checkEnabled(contribution: OfRemote, companyId: string): Promise<void> {
    if (!(await this.isEnabled(contribution, companyId))) throw new AppError('REMOTE_DISABLED');
  }

  private isEnabled({ remote }: OfRemote, companyId: string): Soon<boolean> {
    if (remote === undefined || remote === null) return true;
    return this.modules.get(RemoteSwitches, { strict: false }).isEnabled(companyId, remote);
  }

  private instances(): object[] {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    return [...new Set(instances)].filter((each) => typeof each === 'object' && each !== null);
  }
}

/** The provider of a contribution that is a plain value instead of a class, for the module that offers it. */
export const contribute = (value: object): Provider => ({
  provide: Symbol(value.constructor.name),
  useValue: value,
});

/** Name of the first class below Object that an instance descends from. */
function kindName(instance: object): string {
  let prototype = Object.getPrototypeOf(instance) as object;
  for (let next = prototype; next !== Object.prototype; next = Object.getPrototypeOf(next) as object)
    prototype = next;
  return prototype.constructor.name;
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, ModuleRef } from '@nestjs/core';
import { RemoteSwitches } from '../access/remote-switches.js';
import { AppError } from '../errors/app-error.js';
import { FileUse } from './file-use.js';

/** The uses of files of all services. */
@Injectable()
export class FileUses implements OnModuleInit {
  private readonly known = new Map<string, FileUse>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly modules: ModuleRef,
  ) {}

  /** @throws {Error} when two uses have one key */
  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders() as { instance: unknown }[]) {
      if (!(instance instanceof FileUse)) continue;
      if (this.known.has(instance.key)) throw new Error(`Two uses of files have the key ${instance.key}.`);
      this.known.set(instance.key, instance);
    }
  }

  /** null for a use that no service has any more. */
  find(key: string): FileUse | null {
    return this.known.get(key) ?? null;
  }

  /** @throws {AppError} REMOTE_DISABLED */
  async checkRemote(companyId: string, { remote }: FileUse): Promise<void> {
    if (remote === null) return;
    const switches = this.modules.get(RemoteSwitches, { strict: false });
    if (!(await switches.isEnabled(companyId, remote))) throw new AppError('REMOTE_DISABLED');
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { SettingDefinition } from './setting-definition.js';

/** The settings of all modules. */
@Injectable()
export class SettingList implements OnModuleInit {
  private readonly known = new Map<string, SettingDefinition>();

  constructor(private readonly discovery: DiscoveryService) {}

  /** @throws {Error} when two settings have one key */
  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders() as { instance: unknown }[]) {
      if (!(instance instanceof SettingDefinition)) continue;
      if (this.known.has(instance.key)) throw new Error(`Two settings have the key ${instance.key}.`);
      this.known.set(instance.key, instance);
    }
  }

  all(): SettingDefinition[] {
    return [...this.known.values()];
  }

  find(key: string): SettingDefinition | undefined {
    return this.known.get(key);
  }
}

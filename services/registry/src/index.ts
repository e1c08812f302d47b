import type { Entity } from '@atrium/platform';
import { ChannelEntity } from './channel/channel.entity.js';
import { ReleaseEntity } from './release/release.entity.js';
import { RemoteSwitchEntity } from './remote-switch/remote-switch.entity.js';

export { RegistryDemo } from './demo/registry-demo.service.js';
export { registryMigrations } from './migrations/index.js';
export { RegistryModule } from './registry.module.js';
export { ReleaseService } from './publish/release.service.js';

export const registryEntities: Entity[] = [ReleaseEntity, ChannelEntity, RemoteSwitchEntity];

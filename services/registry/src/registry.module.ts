import { REGISTRY_AREA } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { contribute, RemoteSwitches } from '@atrium/platform';
import { Global, Module } from '@nestjs/common';
import { AppController } from './app/app.controller.js';
import { AppService } from './app/app.service.js';
import { ChooseAppsService } from './app/choose-apps.service.js';
import { CatalogService } from './channel/catalog.service.js';
import { ChannelRepository } from './channel/channel.repository.js';
import { ChannelService } from './channel/channel.service.js';
import { RegistryDemo } from './demo/registry-demo.service.js';
import { PortalController } from './portal/portal.controller.js';
import { PortalService } from './portal/portal.service.js';
import { BuildReaderService } from './release/build-reader.service.js';
import { ReleaseFolderService } from './release/release-folder.service.js';
import { ReleaseRepository } from './release/release.repository.js';
import { ReleaseService } from './publish/release.service.js';
import { RemoteSwitchRepository } from './remote-switch/remote-switch.repository.js';
import { RemoteSwitchService } from './remote-switch/remote-switch.service.js';
import './registry.texts.js';
import { APP_WORDS } from './app/app-audit.texts.js';

/** Releases of remotes, which companies have them switched on, and what the shell loads. */
// Global, because it implements a port of the platform that other services inject.
@Global()
@Module({
  imports: [IdentityModule],
  controllers: [PortalController, AppController],
  providers: [
    ReleaseRepository,
    ChannelRepository,
    RemoteSwitchRepository,
    BuildReaderService,
    ReleaseFolderService,
    ReleaseService,
    ChannelService,
    CatalogService,
    RemoteSwitchService,
    PortalService,
    AppService,
    ChooseAppsService,
    { provide: RemoteSwitches, useExisting: RemoteSwitchService },
    ...[REGISTRY_AREA, APP_WORDS].map(contribute),
    RegistryDemo,
  ],
  exports: [ReleaseService, RegistryDemo, RemoteSwitches],
})
export class RegistryModule {}

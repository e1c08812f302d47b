import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { OwnedModule } from '../owned/owned.module.js';
import { LeavingOwned } from './leaving-owned.service.js';

@Module({ imports: [IdentityModule, OwnedModule], providers: [LeavingOwned] })
export class LeavingOwnedModule {}

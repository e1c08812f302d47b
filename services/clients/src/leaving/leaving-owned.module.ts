import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { LeavingOwned } from './leaving-owned.service.js';

@Module({ imports: [IdentityModule], providers: [LeavingOwned] })
export class LeavingOwnedModule {}

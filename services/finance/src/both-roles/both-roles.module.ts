import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { BothRolesRepository } from './both-roles.repository.js';
import { BOTH_ROLES_WORDS, bothRoles } from './both-roles.schema.js';
import { BothRolesReader } from './both-roles.service.js';

@Module({
  providers: [contribute(bothRoles), contribute(BOTH_ROLES_WORDS), BothRolesReader, BothRolesRepository],
  exports: [BothRolesReader],
})
export class BothRolesModule {}

import { IdentityModule } from '@atrium/identity';
import { TaskPeopleService } from '@atrium/work';
import { Module } from '@nestjs/common';
import { ChoiceModule } from '../choice/choice.module.js';
import { OwnerChoice } from './owner-choice.service.js';
import { OwnerNames } from './owner-names.service.js';

const OFFERED = [OwnerChoice, OwnerNames, TaskPeopleService];

@Module({ imports: [ChoiceModule, IdentityModule], providers: OFFERED, exports: OFFERED })
export class OwnedModule {}

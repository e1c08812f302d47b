import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { PlaceModule } from '../place/place.module.js';
import { AccountLink } from './account-link.service.js';

@Module({ imports: [IdentityModule, EmployeeModule, PlaceModule], providers: [AccountLink] })
export class AccountModule {}

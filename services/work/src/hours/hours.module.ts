import { Module } from '@nestjs/common';
import { KnownHours } from './known-hours.service.js';

@Module({ providers: [KnownHours], exports: [KnownHours] })
export class HoursModule {}

import { Module } from '@nestjs/common';
import { DayLocks } from './day-locks.service.js';

@Module({ providers: [DayLocks], exports: [DayLocks] })
export class DayLockModule {}

import { Module } from '@nestjs/common';
import { PersonCalendars } from './person-calendars.service.js';

@Module({ providers: [PersonCalendars], exports: [PersonCalendars] })
export class PersonCalendarModule {}

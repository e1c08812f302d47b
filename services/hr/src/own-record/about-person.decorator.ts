import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { ABOUT_PERSON, ABOUT_PERSON_EXTENSION, type AboutPerson } from './about-person.rules.js';
import { OwnRecordGuard } from './own-record.guard.js';

/** On every handler with which somebody else's record is changed: a test finds those without it. */
export const About = (rule: AboutPerson): MethodDecorator =>
  rule.own === 'refused'
    ? applyDecorators(
        SetMetadata(ABOUT_PERSON, rule),
        ApiExtension(ABOUT_PERSON_EXTENSION, rule),
        UseGuards(OwnRecordGuard),
      )
    : ApiExtension(ABOUT_PERSON_EXTENSION, rule);

import { applyDecorators, UseGuards } from '@nestjs/common';
import type { NotOwn } from './about-person.rules.js';
import { ABOUT_PERSON, OwnRecordGuard } from './own-record.guard.js';

/**
 * On a handler with which somebody else's record is changed, and never one's own. A test finds those without it and
 * without `OwnToo`.
 */
export const About = (rule: NotOwn): MethodDecorator =>
  applyDecorators(ABOUT_PERSON.on({ own: 'refused', ...rule }), UseGuards(OwnRecordGuard));

/** On a handler with which one may change one's own record, too. @param why it decides nothing */
export const OwnToo = (why: string): MethodDecorator => ABOUT_PERSON.on({ own: 'allowed', why });

import { accessOf, RouteRule } from '@atrium/platform';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AboutPerson } from './about-person.rules.js';
import { OwnRecords } from './own-records.service.js';

export const ABOUT_PERSON = new RouteRule<AboutPerson>('x-about-person');

/** Refuses what nobody may do to their own record, before anything is done. */
@Injectable()
export class OwnRecordGuard implements CanActivate {
  constructor(private readonly own: OwnRecords) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = ABOUT_PERSON.of(context);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (rule?.own !== 'refused' || !request.user) return true;
    const body = valuesOf(request.body);
    const id = rule.in === 'id' ? valuesOf(request.params)['id'] : body[rule.in];
    // Anything else is no id, which the handler's own schema refuses.
    if (typeof id !== 'string' || !ID.test(id)) return true;
    const access = accessOf(context);
    // The permission that the handler asks for, by which others are found who may do it.
    const needs = access?.session === 'staff' ? access.permission : undefined;
    const { through, fields } = rule;
    await this.own.refuse(request.user, id, { needs, through, fields, values: body });
    return true;
  }
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const valuesOf = (given: unknown): Record<string, unknown> =>
  typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};

import type { Check } from '@atrium/contracts';
import { ACCESS_RULE, type AccessRule } from '@atrium/platform';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ABOUT_PERSON, type AboutPerson } from './about-person.rules.js';
import { OwnRecords } from './own-records.service.js';

/** Refuses what nobody may do to their own record, before anything is done. */
@Injectable()
export class OwnRecordGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly own: OwnRecords,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.get<AboutPerson | undefined>(ABOUT_PERSON, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (rule?.own !== 'refused' || !request.user) return true;
    const body = valuesOf(request.body);
    const id = rule.in === 'id' ? valuesOf(request.params)['id'] : body[rule.in];
    // Anything else is no id, which the handler's own schema refuses.
    if (typeof id !== 'string' || !ID.test(id)) return true;
    const change = { through: rule.through, fields: rule.fields, values: body };
    await this.own.refuse(request.user, id, { needs: this.needs(context), ...change });
    return true;
  }

  /** The permission that the handler asks for, by which others are found who may do it. */
  private needs(context: ExecutionContext): Check | undefined {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
      context.getHandler(),
      context.getClass(),
    ]);
    return rule?.session === 'staff' ? rule.permission : undefined;
  }
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const valuesOf = (given: unknown): Record<string, unknown> =>
  typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};

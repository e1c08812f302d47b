import { Injectable, RequestMethod, type OnModuleInit } from '@nestjs/common';
import { RouteList, type DeclaredRoute } from '../http/route-list.js';
import { AUDIT_RULE, type AuditRule } from './audit-rule.js';

const READING = new Set([RequestMethod.GET, RequestMethod.HEAD, RequestMethod.OPTIONS]);

/** Stops the boot when a route that changes something does not declare what it records. */
@Injectable()
export class AuditCheck implements OnModuleInit {
  constructor(private readonly routes: RouteList) {}

  /** @throws {Error} naming every changing route without `@Audited` or `@NotAudited` */
  onModuleInit(): void {
    const silent = this.routes.all().filter((route) => !READING.has(route.method) && !ruleOf(route));
    if (silent.length === 0) return;
    const names = silent.map(({ name }) => name).join('\n');
    throw new Error(
      `Every route that may change something must say what it leaves in the audit trail, by @Audited or @NotAudited:\n${names}`,
    );
  }

  /** Every action that some route declares, in alphabetical order. */
  listActions(): string[] {
    const actions = this.routes.all().flatMap((route) => {
      const rule = ruleOf(route);
      return rule && 'actions' in rule ? rule.actions : [];
    });
    return [...new Set(actions)].sort();
  }
}

function ruleOf({ handler }: DeclaredRoute): AuditRule | undefined {
  return Reflect.getMetadata(AUDIT_RULE, handler) as AuditRule | undefined;
}

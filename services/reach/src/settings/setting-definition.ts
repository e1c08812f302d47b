import { passesCheck, type Check, type SettingKey } from '@atrium/contracts';
import type { LiveAudience, SignedInUser } from '@atrium/platform';
import type { z } from 'zod';

export interface SettingRules<Value> {
  schema: z.ZodType<Value>;
  /** Of a company's setting: who may change it. */
  permission?: Check;
  /** Of a company's setting: every member may read it, not only who may change it. */
  public?: true;
  /** How one person likes to see the portal: no matter of the company, so that its trail is not filled with it. */
  untold?: true;
}

/** A setting with its rules. A module that lists `contribute(setting)` among its providers has it. */
export class SettingDefinition<Value = unknown> {
  readonly key: string;
  readonly scope: SettingKey<Value>['scope'];
  readonly fallback: Value;
  readonly schema: z.ZodType<Value>;
  readonly permission: Check | undefined;
  readonly isUntold: boolean;
  private readonly isPublic: boolean;

  /** @throws {Error} for a company's setting without permission, a person's with one, a default that does not fit */
  constructor({ key, scope, fallback }: SettingKey<Value>, rules: SettingRules<Value>) {
    if ((scope === 'company') !== (rules.permission !== undefined))
      throw new Error(`The setting ${key}: a company's needs a permission, a person's has none.`);
    this.key = key;
    this.scope = scope;
    this.schema = rules.schema;
    this.fallback = rules.schema.parse(fallback);
    this.permission = rules.permission;
    this.isPublic = rules.public === true;
    this.isUntold = rules.untold === true;
  }

  mayWrite(user: SignedInUser): boolean {
    return !this.permission || passesCheck(user, this.permission);
  }

  mayRead(user: SignedInUser): boolean {
    return this.isPublic || this.mayWrite(user);
  }

  /** Who has the value on an open page. */
  audienceOf(user: SignedInUser): LiveAudience {
    if (!this.permission) return { users: [user.id] };
    return this.isPublic ? { company: true } : { check: this.permission };
  }
}

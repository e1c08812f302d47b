import { passesCheck, type Check, type SettingKey } from '@atrium/contracts';
import type { LiveAudience, SignedInUser } from '@atrium/platform';
import type { z } from 'zod';

export interface SettingRules<Value> {
  schema: z.ZodType<Value>;
  /** For a company's setting: who may change it. */
  permission?: Check;
  /** For a company's setting: everybody in the company may read it. */
  public?: true;
  /** A personal preference of display; changes are not recorded in the company's audit trail. */
  untold?: true;
  /** What its shape does not say, such as a day that is over: the sentences by field, or null. */
  refuse?(value: Value, today: string): Record<string, string> | null;
}

/** A setting with its rules. A module offers it by listing `contribute(setting)` among its providers. */
export class SettingDefinition<Value = unknown> {
  readonly key: string;
  readonly scope: SettingKey<Value>['scope'];
  readonly fallback: Value;
  readonly schema: z.ZodType<Value>;
  readonly permission: Check | undefined;
  readonly isUntold: boolean;
  private readonly rules: SettingRules<Value>;
  private readonly isPublic: boolean;

  /**
   * @throws {Error} for a company's setting without a permission, a person's with one, or a default that does not fit
   * the schema
   */
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
    this.rules = rules;
  }

  mayWrite(user: SignedInUser): boolean {
    return !this.permission || passesCheck(user, this.permission);
  }

  /** What is wrong with a value besides its shape, by field; null: nothing is. */
  refuse(value: Value, today: string): Record<string, string> | null {
    return this.rules.refuse?.(value, today) ?? null;
  }

  mayRead(user: SignedInUser): boolean {
    return this.isPublic || this.mayWrite(user);
  }

  /** Whose open pages hold the value. */
  audienceOf(user: SignedInUser): LiveAudience {
    if (!this.permission) return { users: [user.id] };
    return this.isPublic ? { company: true } : { check: this.permission };
  }
}

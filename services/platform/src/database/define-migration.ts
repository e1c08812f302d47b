import type { EntitySchema, MigrationInterface, QueryRunner } from 'typeorm';

/** A migration class for TypeORM, together with the SQL that it runs. */
export type Migration = (new () => MigrationInterface) & { readonly sql: string };

/** A class with TypeORM's decorators, or a table that is described. */
export type Entity = (new () => object) | EntitySchema;

const namePattern = /^(\d{13})-([a-z][a-z0-9-]*)$/;

/**
 * A hand-written migration: SQL of one or more statements, run in one transaction. It cannot be reverted.
 * @param name timestamp of 13 digits, hyphen, kebab-case words: `1763700100001-identity`
 */
export function defineMigration(name: string, sql: string): Migration {
  const [, timestamp, words] = namePattern.exec(name) ?? [];
  if (!timestamp || !words) throw new Error(`Not a migration's name: ${name}`);
  return class implements MigrationInterface {
    static readonly sql = sql;

    // TypeORM takes the order from the last 13 characters of the name.
    readonly name = `${words}-${timestamp}`;

    async up(runner: QueryRunner): Promise<void> {
      try {
        await runner.query(sql);
      } catch (cause) {
        throw new Error(`The migration ${name} failed: ${cause instanceof Error ? cause.message : ''}`, {
          cause,
        });
      }
    }

    down(): Promise<void> {
      return Promise.reject(new Error(`${name} cannot be undone.`));
    }
  };
}

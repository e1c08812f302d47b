import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

/** A column of a table: its type in the database, and that of its values in code. */
export interface TableColumn<Value = unknown> {
  options: Omit<EntitySchemaColumnOptions, 'name'>;
  /** Its name in the database, where that is not its name in code in small letters. */
  sql?: string;
  /** Never set; it carries the type. */
  readonly value?: Value;
}

const column = <Value>(options: TableColumn['options']): TableColumn<Value> => ({ options });

export const text = <Value extends string = string>(): TableColumn<Value> => column({ type: 'text' });
export const uuid = (): TableColumn<string> => column({ type: 'uuid' });
/** A day without a time zone, `2026-04-30`. */
export const day = (): TableColumn<string> => column({ type: 'date' });
export const moment = (): TableColumn<Date> => column({ type: 'timestamptz' });
export const int = <Value extends number = number>(): TableColumn<Value> => column({ type: 'int' });
/** A number with decimals, of which the database keeps so many digits. */
export const decimal = (precision: number, scale: number): TableColumn<number> =>
  column({ type: 'numeric', precision, scale });
/** For positions on the earth; never for money. */
export const double = (): TableColumn<number> => column({ type: 'double precision' });
/** Whole numbers of 8 bytes, such as amounts in minor units; one beyond 2^53 fails the read. */
export const bigint = (): TableColumn<number> => column({ type: 'bigint' });
export const yesNo = (): TableColumn<boolean> => column({ type: 'boolean' });
export const json = <Value>(): TableColumn<Value> => column({ type: 'jsonb' });
export const many = <Value>({ options }: TableColumn<Value>): TableColumn<Value[]> =>
  column({ ...options, array: true });

export const orNull = <Value>({ options }: TableColumn<Value>): TableColumn<Value | null> =>
  column({ ...options, nullable: true });
/** What the database writes when nobody says a value; a function answers SQL. */
export const otherwise = <Value>(
  value: string | number | boolean | object | (() => string),
  { options }: TableColumn<Value>,
): TableColumn<Value> => column({ ...options, default: value });
/** Computed by the database, for sorting and filtering; never written. */
export const computed = <Value>({ options }: TableColumn<Value>): TableColumn<Value> =>
  column({ ...options, insert: false, update: false });

export const named = <Value>(sql: string, { options }: TableColumn<Value>): TableColumn<Value> => ({
  ...column<Value>(options),
  sql,
});

type Columns = Record<string, TableColumn>;
type ValuesOf<C extends Columns> = { [K in keyof C]: C[K] extends TableColumn<infer Value> ? Value : never };

/** The columns that the table of every record has. */
interface OfEveryRecord {
  companyId: string;
  id: string;
  version: number;
  createdAt: Date;
  createdBy: string | null;
  updatedAt: Date;
  updatedBy: string | null;
}

type Common = Exclude<keyof OfEveryRecord, 'companyId' | 'id'>;

const ofEveryRecord: Record<keyof OfEveryRecord, TableColumn> = {
  companyId: column({ type: 'uuid', primary: true }),
  id: column({ type: 'uuid', primary: true, default: () => 'uuidv7()' }),
  version: column({ type: 'int', default: 1 }),
  createdAt: column({ type: 'timestamptz', default: () => 'now()' }),
  createdBy: column({ type: 'uuid', nullable: true }),
  updatedAt: column({ type: 'timestamptz', default: () => 'now()' }),
  updatedBy: column({ type: 'uuid', nullable: true }),
};

/** `issued_on` for `issuedOn`. */
const inSql = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The table of a record: its entity, and what a list selects of it. */
class TableSchema<C extends Columns, Lacks extends Common = never> extends EntitySchema<
  ValuesOf<C> & Omit<OfEveryRecord, Lacks | keyof C>
> {
  constructor(
    name: string,
    private readonly own: C,
    lacks: readonly Lacks[] = [],
  ) {
    const columns = Object.entries({ ...ofEveryRecord, ...own })
      .filter(([key]) => !lacks.some((lacking) => lacking === key))
      .map(([key, { options, sql = inSql(key) }]) => [key, { ...options, name: sql }]);
    super({ name, tableName: name, columns: Object.fromEntries(columns) as never });
  }

  /**
   * Id, version and the columns that are written, under the names that rows have in code; days as text.
   * @param alias of the table in the list
   * @param without those that no answer and no rule reads
   */
  select(alias: string, { without = [] }: { without?: readonly (keyof C & string)[] } = {}): string {
    const written = Object.entries(this.own).filter(
      ([key, { options }]) => options.insert !== false && !without.includes(key),
    );
    const named = written.map(([key, { options, sql: column = inSql(key) }]) => {
      const sql = `${alias}.${column}${options.type === 'date' && !options.array ? '::text' : ''}`;
      return sql === `${alias}.${key}` ? sql : `${sql} as "${key}"`;
    });
    return [`${alias}.id`, `${alias}.version`, ...named].join(', ');
  }
}

/**
 * Describes the table of a record once; its columns are named as its migration makes them.
 * @param lacks columns of every record that this one does not have
 */
export const defineTable = <const C extends Columns, const Lacks extends Common = never>(
  name: string,
  columns: C,
  { lacks = [] }: { lacks?: readonly Lacks[] } = {},
): TableSchema<C, Lacks> => new TableSchema(name, columns, lacks);

/** The values of a whole row. */
export type EntityOf<T> =
  T extends TableSchema<infer C, infer Lacks> ? ValuesOf<C> & Omit<OfEveryRecord, Lacks | keyof C> : never;

/** A row as a list selects it. */
export type RowOf<T, Without extends string = never> = Omit<
  EntityOf<T>,
  Without | Exclude<keyof OfEveryRecord, 'id' | 'version'>
>;

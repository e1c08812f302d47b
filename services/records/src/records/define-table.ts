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
interface ComputedColumn<Value = unknown> extends TableColumn<Value> {
  readonly isComputed: true;
}

export const computed = <Value>({ options, ...rest }: TableColumn<Value>): ComputedColumn<Value> => ({
  ...rest,
  options: { ...options, insert: false, update: false },
  isComputed: true,
});

export const named = <Value>(sql: string, { options }: TableColumn<Value>): TableColumn<Value> => ({
  ...column<Value>(options),
  sql,
});

type Columns = Record<string, TableColumn>;
type ValueOf<Column> = Column extends TableColumn<infer Value> ? Value : never;
type ValuesOf<C extends Columns> = { [K in keyof C]: ValueOf<C[K]> };
type Written<C extends Columns> = {
  [K in keyof C as C[K] extends ComputedColumn ? never : K]: ValueOf<C[K]>;
};

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

/** What a list reads as text, or as a number, where the driver gives something else. */
const READ_AS: Readonly<Record<string, string>> = { date: '::text', numeric: '::float8' };

function selected(alias: string, key: string, { options, sql = inSql(key) }: TableColumn): string {
  const readAs = options.array ? '' : (READ_AS[String(options.type)] ?? '');
  const value = `${alias}.${sql}${readAs}`;
  return value === `${alias}.${key}` ? value : `${value} as "${key}"`;
}

/** The table of a record: its entity, and what a list selects of it. */
class TableSchema<C extends Columns, Lacks extends Common = never> extends EntitySchema<
  ValuesOf<C> & Omit<OfEveryRecord, Lacks | keyof C>
> {
  /** Never set; it carries the type of a selected row. */
  declare readonly row?: Pick<OfEveryRecord, 'id' | 'version'> & Written<C>;

  constructor(
    /** Its name in the database. */
    readonly table: string,
    private readonly own: C,
    lacks: readonly Lacks[] = [],
  ) {
    const columns = Object.entries({ ...ofEveryRecord, ...own })
      .filter(([key]) => !lacks.some((lacking) => lacking === key))
      .map(([key, { options, sql = inSql(key) }]) => [key, { ...options, name: sql }]);
    super({ name: table, tableName: table, columns: Object.fromEntries(columns) as never });
  }

  /**
   * Id, version and the columns that are written, under the names that rows have in code; days as text.
   * @param alias of the table in the list
   * @param without those that no answer and no rule reads
   */
  select(alias: string, { without = [] }: { without?: readonly (keyof C & string)[] } = {}): string {
    const written = Object.entries(this.own).filter(
      ([key, column]) => !('isComputed' in column) && !without.includes(key),
    );
    const named = written.map(([key, column]) => selected(alias, key, column));
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

/** A row as `select` answers it. @template Without the columns that it leaves out: `typeof UNREAD` */
export type RowOf<T extends { readonly row?: object }, Without extends readonly string[] = []> = Omit<
  NonNullable<T['row']>,
  Without[number]
>;

import { DatabaseError, Query, types, type Connection, type PoolClient, type QueryResultRow } from 'pg';
import { serialize } from 'pg-protocol';
import { columnTypes } from './column-types.js';
import { companySetting } from './company-setting.js';

/** Parameter types of a read; each is sent to the server as text. */
export type ReadValue = string | number | boolean | Date | null;

export interface PreparedRead {
  /** Name of the prepared statement, unique to the text. Without a name the statement is planned at each call. */
  name?: string;
  text: string;
  values: ReadValue[];
}

type RowReader = (values: (string | null)[]) => QueryResultRow;
type Done = (error: Error | null, rows: QueryResultRow[][]) => void;

const DESCRIBE = serialize.describe({ type: 'P' });
const EXECUTE = serialize.execute();
const SYNC = serialize.sync();

const BEGIN: PreparedRead = { name: 'begin_read', text: 'begin read only', values: [] };
const COMMIT: PreparedRead = { name: 'commit', text: 'commit', values: [] };

/** The statements that each connection has prepared, with readers for their rows once the server has described them. */
const readersOf = new WeakMap<Connection, Map<string, RowReader | null>>();

/**
 * A transaction of SELECTs under one company in a single round trip: all statements are sent before one Sync message of
 * the extended query protocol.
 */
export class TenantReadQuery extends Query {
  /** After a failure: the connection is broken, or what it has prepared is unknown. */
  spoilt = false;
  private readonly statements: PreparedRead[];
  private found: QueryResultRow[][];
  private readers: Map<string, RowReader | null>;
  private reader: RowReader | null = null;
  private at = 0;
  private done: Done | null = null;
  /** Why a row cannot be read. The answer is received whole before it is thrown. */
  private unreadable: Error | null = null;

  /** @throws {Error} when `companyId` is no UUID */
  constructor(companyId: string, reads: readonly PreparedRead[]) {
    super('');
    this.statements = [BEGIN, { text: companySetting(companyId), values: [] }, ...reads, COMMIT];
    this.found = this.statements.map(() => []);
  }

  /** The rows of each read, in order. After a rejection the connection needs a ROLLBACK. */
  send(client: PoolClient): Promise<QueryResultRow[][]> {
    return new Promise((resolve, reject) => {
      this.done = (error, rows) => (error ? reject(error) : resolve(rows));
      client.query(this);
    });
  }

  override submit = (connection: Connection): void => {
    const known = readersOf.get(connection);
    this.readers = known ?? new Map<string, RowReader | null>();
    if (!known) readersOf.set(connection, this.readers);
    const messages = this.statements.flatMap((statement) => this.messagesOf(statement));
    connection.stream.write(Buffer.concat([...messages, SYNC]));
  };

  private messagesOf({ name = '', text, values }: PreparedRead): Buffer[] {
    const bind = serialize.bind({ statement: name, values, valueMapper: toText });
    if (this.readers.has(name)) return [bind, EXECUTE];
    if (name) {
      this.readers.set(name, null);
      this.spoilt = true;
    }
    return [serialize.parse({ name, text }), bind, DESCRIBE, EXECUTE];
  }

  handleRowDescription({ fields }: { fields: ReadColumn[] }): void {
    this.reader = rowReader(fields);
    const name = this.statements[this.at]?.name;
    if (name) this.readers.set(name, this.reader);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      if (this.reader) this.found[this.at]?.push(this.reader(fields));
    } catch (error) {
      this.unreadable ??= error as Error;
    }
  }

  handleCommandComplete(): void {
    this.at += 1;
    this.reader = this.readers.get(this.statements[this.at]?.name ?? '') ?? null;
  }

  handleReadyForQuery(): void {
    this.end(this.unreadable, this.found.slice(2, -1));
  }

  handleError(error: Error): void {
    this.spoilt ||= !(error instanceof DatabaseError) || error.severity !== 'ERROR';
    this.end(error, []);
  }

  /**
   * Drops the references to its rows, which would otherwise stay uncollected as long as the connection keeps this
   * query.
   */
  private end(error: Error | null, rows: QueryResultRow[][]): void {
    const { done } = this;
    this.done = null;
    this.found = [];
    done?.(error, rows);
  }
}

const toText = (value: ReadValue): string | null => {
  if (value === null) return null;
  return value instanceof Date ? value.toISOString() : String(value);
};

type ValueParser = (value: string) => unknown;

const TEXT_PARSER = types.getTypeParser(types.builtins.TEXT) as ValueParser;

interface ReadColumn {
  name: string;
  dataTypeID: Parameters<typeof types.getTypeParser>[0];
}

function rowReader(fields: ReadColumn[]): RowReader {
  const names = fields.map(({ name }) => name);
  const parsers = fields.map(({ dataTypeID }) => parserOf(dataTypeID));
  const empty = Object.fromEntries(names.map((name) => [name, null]));
  return (values) => {
    const row: QueryResultRow = { ...empty };
    // An index loop for speed: it runs for every value of every list.
    for (let index = 0; index < names.length; index += 1) {
      const name = names[index];
      const value = values[index];
      if (name === undefined || typeof value !== 'string') continue;
      const parse = parsers[index];
      row[name] = parse ? parse(value) : value;
    }
    return row;
  };
}

/** Null for a type that stays the text it came as. */
function parserOf(type: ReadColumn['dataTypeID']): ValueParser | null {
  const parse = columnTypes.getTypeParser(type) as ValueParser;
  return parse === TEXT_PARSER ? null : parse;
}

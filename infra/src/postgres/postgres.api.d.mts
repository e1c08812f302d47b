/** A running embedded PostgreSQL 18. */
export interface Postgres {
  /** Connection of the superuser to the database `atrium`. */
  url: string;
  pid: number;
  /** Whether it was already running, left behind by a killed process. */
  adopted: boolean;
  /** Whether this start created it. */
  created: boolean;
  /** Where the cluster lies. */
  folder: string;
  /** Ends open connections and stops the server, adopted or not. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded database of a data folder (absolute path), creating it the first time (0.7 s, later 0.1 s).
 * Adopts a server that a killed process left running and waits for the recovery after a crash. Rejects with a sentence
 * for the person at the terminal.
 */
export function startPostgres(options: {
  dataDir: string;
  log?: (text: string) => void;
  /** false: much faster, but a crash of the machine loses data. */
  durable?: boolean;
}): Promise<Postgres>;

/**
 * A database for one test run, in a temporary folder, without waiting for the disk, removed by `stop`. Databases of
 * killed runs are removed by the next run.
 */
export function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }>;

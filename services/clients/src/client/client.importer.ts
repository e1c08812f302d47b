import { CLIENT, MOST_CLIENT_ROWS } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import {
  Importer,
  type CheckedRow,
  type CreatedRow,
  type ImportRun,
  type MadeRow,
  type ReadRow,
  type UndoneRow,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { KNOWN_CLIENT_CHOICE } from '../match/import-choices.rules.js';
import { KnownRows } from '../match/known-rows.service.js';
import { ClientFileCheck } from './client-file-check.service.js';
import type { ClientFileRow } from './client-groups.rules.js';
import {
  CLIENT_FILE_FIELDS,
  clientRowSchema,
  givenOf,
  readClientRow,
  type ClientRowContent,
} from './client-row.rules.js';
import { ClientRows } from './client-rows.service.js';
import { ClientUndo } from './client-undo.service.js';

type Cells = Readonly<Record<string, string>>;

/** Imports clients with their contacts from a file: one row for each contact, through the same use case as the form. */
@Injectable()
export class ClientImporter extends Importer<ClientRowContent> {
  readonly key = CLIENT.list.key;
  readonly title = 'Clients';
  readonly permission = CLIENT.check('create');
  readonly remote = CLIENT.remote;
  override readonly mostRows = MOST_CLIENT_ROWS;
  // Each client is made by itself, as in the form, and a person watches the progress.
  override readonly batchSize = 50;
  readonly fields = CLIENT_FILE_FIELDS;
  readonly content = clientRowSchema;
  override readonly choices = [KNOWN_CLIENT_CHOICE];
  readonly followUp = null;

  constructor(
    private readonly file: ClientFileCheck,
    private readonly known: KnownRows,
    private readonly rows: ClientRows,
    private readonly taking: ClientUndo,
  ) {
    super();
  }

  read(user: SignedInUser, cells: Cells): ReadRow<ClientRowContent> {
    return readClientRow(user, cells);
  }

  check(rows: ClientFileRow[], run: ImportRun): Promise<CheckedRow<ClientRowContent>[]> {
    return this.file.check(rows, run);
  }

  /** A form that saves one of them in the same moment waits, and then finds it. */
  async create(user: SignedInUser, rows: ClientFileRow[]): Promise<CreatedRow[]> {
    await this.known.lock(rows.map(({ content }) => givenOf(content)));
    const people = await this.file.peopleOf(user, rows);
    const made: CreatedRow[] = [];
    for (const row of rows) made.push(await this.rows.make(user, row, people));
    return made;
  }

  undo(user: SignedInUser, rows: MadeRow[]): Promise<UndoneRow[]> {
    return this.taking.undo(user, rows);
  }
}

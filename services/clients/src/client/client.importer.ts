import { CLIENT, MOST_CLIENT_ROWS } from '@atrium/contracts';
import type { Member, NamedPeople } from '@atrium/identity';
import { AppError, notFound, type SignedInUser } from '@atrium/platform';
import {
  Importer,
  Records,
  type CheckedRow,
  type CreatedRow,
  type ImportRun,
  type MadeRow,
  type ReadRow,
  type UndoneRow,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { KNOWN_CLIENT_CHOICE } from '../match/import-choices.rules.js';
import { KnownClients } from '../match/known-clients.service.js';
import { KnownRows } from '../match/known-rows.service.js';
import { ClientDoor } from './client-door.service.js';
import { ClientFileCheck } from './client-file-check.service.js';
import type { ClientFileRow } from './client-groups.rules.js';
import { CLIENT_FILE_FIELDS, givenOf, readClientRow, type ClientRowContent } from './client-row.rules.js';
import { ClientRepository } from './client.repository.js';
import { CLIENTS } from './client.record.js';
import { ClientService } from './client.service.js';
import { ClientUndo } from './client-undo.service.js';
import { ContactService } from './contact.service.js';

type Cells = Readonly<Record<string, string>>;

const LOST = 'The client of this contact was not imported.';

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
  override readonly choices = [KNOWN_CLIENT_CHOICE];
  readonly followUp = null;

  constructor(
    private readonly records: Records,
    private readonly clients: ClientService,
    private readonly door: ClientDoor,
    private readonly contacts: ContactService,
    private readonly repository: ClientRepository,
    private readonly file: ClientFileCheck,
    private readonly rows: KnownRows,
    private readonly known: KnownClients,
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
    await this.rows.lock(rows.map(({ content }) => givenOf(content)));
    const people = await this.file.peopleOf(user, rows);
    const made: CreatedRow[] = [];
    for (const row of rows) made.push(await this.make(user, row, people));
    return made;
  }

  undo(user: SignedInUser, rows: MadeRow[]): Promise<UndoneRow[]> {
    return this.taking.undo(user, rows);
  }

  private async make(
    user: SignedInUser,
    row: ClientFileRow,
    people: NamedPeople<Member>,
  ): Promise<CreatedRow> {
    const { id, content } = row;
    try {
      const refusal = await this.refusalOf(row);
      if (refusal !== null) return { id, refusal };
      const { version } =
        content.clientId === null
          ? await this.makeClient(user, row, people)
          : await this.addContact(user, content.clientId, row);
      return { id, version };
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return { id, refusal: error.code === 'NOT_FOUND' ? LOST : error.message };
    }
  }

  /** What has come since the check; a contact may be that of its own client's GSTIN. */
  private async refusalOf({ content }: ClientFileRow): Promise<string | null> {
    const { client, clientId } = content;
    const [same = []] = await this.known.find([givenOf(content)]);
    if (same.some(({ id }) => id !== clientId)) return 'This client is known already.';
    const isTaken =
      clientId === null && client.code !== null && (await this.repository.isCodeTaken(client.code));
    return isTaken ? CLIENT.errors.CLIENT_CODE_TAKEN.message : null;
  }

  private makeClient(
    user: SignedInUser,
    { id, content: { client, contact, ownerEmail } }: ClientFileRow,
    people: NamedPeople<Member>,
  ): Promise<{ version: number }> {
    const ownerId = ownerEmail === null ? null : people.found.get(ownerEmail)?.id;
    if (ownerId === undefined) throw new AppError(CLIENT.errors.CLIENT_OWNER);
    return this.clients.create(user, { ...client, ownerId, contacts: contact ? [contact] : [] }, { id });
  }

  /** To a client that was there, as far as the person still sees it; or to one that this file made. */
  private async addContact(
    user: SignedInUser,
    clientId: string,
    { id, content: { contact, isThere } }: ClientFileRow,
  ): Promise<{ version: number }> {
    const client = isThere
      ? await this.door.open(user, clientId)
      : await this.records.of(CLIENTS).rows.lock(clientId);
    if (client.archivedAt || !contact) throw notFound();
    return this.contacts.add(user, client, { ...contact, id });
  }
}

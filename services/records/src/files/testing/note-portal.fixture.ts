import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { StoredFile } from '@atrium/contracts';
import {
  createPlatformApp,
  createTestUser,
  TestClock,
  tryUpload,
  type Answer,
  type HttpClient,
  type PlatformApp,
} from '@atrium/testing';
import { TenantDb } from '@atrium/platform';
import { Files, type AttachedFile } from '../files.js';
import { NoteFiles } from './note-use.fixture.js';

export const TEXT = Buffer.from('Some text.\n');

/** A platform with notes that have files, and people who upload and read them. */
export class NotePortal {
  readonly hr = createTestUser('hr');
  readonly colleague = createTestUser('employee', { companyId: this.hr.companyId });
  readonly notes: NoteFiles;
  readonly client: HttpClient;

  private constructor(
    readonly platform: PlatformApp,
    readonly clock: TestClock,
  ) {
    this.notes = platform.app.get(NoteFiles);
    this.notes.readers.add(this.hr.id);
    this.client = platform.client(this.hr);
  }

  static async start(variables: Record<string, string> = {}): Promise<NotePortal> {
    const clock = new TestClock();
    return new NotePortal(await createPlatformApp({ clock, providers: [NoteFiles], variables }), clock);
  }

  /** Announces a text file. @returns its id */
  async begin(size: number): Promise<string> {
    const { status, body } = await this.client.post('/api/files', {
      use: 'test.note-file',
      name: 'a.txt',
      size,
    });
    expect(status).toBe(201);
    return body.id;
  }

  upload = (bytes = TEXT, by = this.client): Promise<Answer<StoredFile>> =>
    tryUpload(by, bytes, { use: 'test.note-file' });

  content = (id: string, headers: Record<string, string> = {}, by = this.client): Promise<Answer> =>
    by.send({ method: 'GET', path: `/api/files/${id}/content/full`, headers });

  attach(fileId: string, recordId: string, by = this.hr): Promise<AttachedFile> {
    const { app } = this.platform;
    const to = { use: 'test.note-file', recordId, user: by };
    return app.get(TenantDb).run(by.companyId, () => app.get(Files).attach(fileId, to));
  }

  /** Uploads a file and attaches it to a note. */
  async attached(): Promise<{ id: string; recordId: string }> {
    const { id } = (await this.upload()).body;
    const recordId = randomUUID();
    this.notes.there.add(recordId);
    await this.attach(id, recordId);
    return { id, recordId };
  }

  async remove(fileId: string): Promise<void> {
    const { app } = this.platform;
    await app.get(TenantDb).run(this.hr.companyId, () => app.get(Files).remove(fileId));
  }

  /** Names of all stored files, below all folders. */
  async stored(): Promise<string[]> {
    const root = path.join(this.platform.env.dataDir, 'files');
    const names = await readdir(root, { recursive: true, withFileTypes: true });
    return names.filter((entry) => entry.isFile()).map(({ name }) => name);
  }
}

export const refused = ({ status, body }: Answer) => [status, body.error?.code];

import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Clock, ENV, type Env } from '@atrium/platform';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

const storedMailSchema = z.object({
  id: z.string(),
  at: z.string(),
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), base64: z.string() })).default([]),
});
export type StoredMail = z.infer<typeof storedMailSchema>;

const SHOWN = 100;

/** Mails that are shown on this machine instead of being sent, one file each. */
@Injectable()
export class OutboxFolder {
  private readonly folder: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly clock: Clock,
  ) {
    this.folder = path.join(env.dataDir, 'outbox');
  }

  /** Stores a mail; repeating an id changes nothing. */
  async put(id: string, given: Omit<StoredMail, 'id' | 'at'>): Promise<void> {
    const { to, replyTo, subject, text, attachments } = given;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = path.join(this.folder, `${id}.json`);
    const at = this.clock.now().toISOString();
    const mail: StoredMail = { id, at, to, ...(replyTo && { replyTo }), subject, text, attachments };
    await writeFile(`${file}.part`, JSON.stringify(mail), { mode: 0o600 });
    await rename(`${file}.part`, file);
  }

  /** At most 100, the newest first. */
  async list(): Promise<StoredMail[]> {
    const names = await readdir(this.folder).catch(() => []);
    const newest = names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
      .slice(0, SHOWN);
    return Promise.all(newest.map((name) => this.read(name)));
  }

  /** null when there is none with this id. */
  async find(id: string): Promise<StoredMail | null> {
    if (!/^[0-9a-f-]{36}$/.test(id)) return null;
    return this.read(`${id}.json`).catch(() => null);
  }

  private async read(name: string): Promise<StoredMail> {
    return storedMailSchema.parse(JSON.parse(await readFile(path.join(this.folder, name), 'utf8')));
  }
}

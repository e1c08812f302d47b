import type { StoredFile } from '@atrium/contracts';
import type { Answer, HttpClient } from './http-client.js';

const BYTES = { 'content-type': 'application/octet-stream' };

/** Sends the next bytes of an upload. */
export const sendPart = (client: HttpClient, id: string, start: number, body: Buffer): Promise<Answer> =>
  client.send({ method: 'PUT', path: `/api/files/${id}/parts/${start}`, body, headers: BYTES });

/**
 * Announces a file, sends it in one part and completes it. @returns the answer that refused it, otherwise the last one
 */
export async function tryUpload(
  client: HttpClient,
  bytes: Buffer,
  { use, name = 'a file' }: { use: string; name?: string },
): Promise<Answer<StoredFile>> {
  const started = await client.post<StoredFile>('/api/files', { use, name, size: bytes.length });
  if (started.status !== 201) return started;
  const sent = await sendPart(client, started.body.id, 0, bytes);
  return sent.status === 200 ? client.post<StoredFile>(`/api/files/${started.body.id}/finish`) : sent;
}

/** @returns the id of a file that is ready to be attached */
export async function uploadFile(
  client: HttpClient,
  bytes: Buffer,
  file: { use: string; name?: string },
): Promise<string> {
  const { status, text, body } = await tryUpload(client, bytes, file);
  if (status !== 200) throw new Error(`Expected 200, got ${status}: ${text}`);
  return body.id;
}

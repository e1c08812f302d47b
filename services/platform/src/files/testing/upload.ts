import type { StoredFile } from '@atrium/contracts';
import type { Answer, HttpClient } from '@atrium/testing';

const BYTES = { 'content-type': 'application/octet-stream' };

/** The next bytes of an upload. */
export const sendPart = (client: HttpClient, id: string, start: number, body: Buffer): Promise<Answer> =>
  client.send({ method: 'PUT', path: `/api/files/${id}/parts?start=${start}`, body, headers: BYTES });

/** Announces, sends in one part, finishes. @returns the last answer */
export async function upload(
  client: HttpClient,
  bytes: Buffer,
  { use = 'test.note-file', name = 'a file' } = {},
): Promise<Answer<StoredFile>> {
  const started = await client.post<StoredFile>('/api/files', { use, name, size: bytes.length });
  if (started.status !== 201) return started;
  const sent = await sendPart(client, started.body.id, 0, bytes);
  return sent.status === 200 ? client.post<StoredFile>(`/api/files/${started.body.id}/finish`) : sent;
}

import type { StoredFile } from '@atrium/contracts';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { http } from '../http/http.js';
import { nextPartSize, FIRST_PART } from './part-size.rules.js';
import { cancelUpload, uploadFile } from './upload-file.js';

const SIZE = 700_000;
const file = () => new File([new Uint8Array(SIZE)], 'a.pdf', { lastModified: 1 });

/** A server with one upload; `fail` may answer a call instead. */
class UploadServer {
  readonly calls: string[] = [];
  upload: StoredFile | null = null;
  fail: (call: string) => number | undefined = () => undefined;

  install(): void {
    http.defaults.adapter = async (config) => {
      await Promise.resolve();
      const call = `${(config.method ?? 'get').toUpperCase()} ${config.url ?? ''}`;
      this.calls.push(call);
      const status = this.fail(call);
      if (status === 0) throw new AxiosError('cut', AxiosError.ERR_NETWORK, config);
      if (status !== undefined) throw refusal(config, status);
      const data = this.answer(call, config);
      if (!data) throw refusal(config, 404);
      return { data, status: 200, statusText: '', headers: {}, config };
    };
  }

  private answer(call: string, { data }: InternalAxiosRequestConfig): StoredFile | null {
    if (call === 'POST files') this.upload = { ...BEGUN };
    if (!this.upload) return null;
    if (call.startsWith('PUT ')) {
      expect(call.endsWith(`/${String(this.upload.received)}`)).toBe(true);
      this.upload = { ...this.upload, received: this.upload.received + (data as Blob).size };
    }
    if (call.endsWith('/finish')) this.upload = { ...this.upload, state: 'ready', type: 'application/pdf' };
    return this.upload;
  }
}

const BEGUN: StoredFile = {
  id: 'f1',
  use: 'hr.x',
  name: 'a.pdf',
  size: SIZE,
  type: null,
  state: 'receiving',
  received: 0,
};

function refusal(config: InternalAxiosRequestConfig, status: number): AxiosError {
  const codes: Record<number, string> = { 409: 'UPLOAD_ELSEWHERE', 422: 'FILE_NOT_ACCEPTED' };
  const error = { code: codes[status] ?? 'NOT_FOUND', message: 'No.', requestId: 'r' };
  const data: unknown = status < 500 ? { error } : '<h1>Bad gateway</h1>';
  const response = { data, status, statusText: '', headers: {}, config };
  return new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, response);
}

let server: UploadServer;
beforeEach(() => {
  sessionStorage.clear();
  server = new UploadServer();
  server.install();
});

/** Makes the browser online again, which ends the waiting. */
const comeOnline = () => setTimeout(() => dispatchEvent(new Event('online')));
const puts = () => server.calls.filter((call) => call.startsWith('PUT'));
const firstTime = (wanted: string, status: number) => {
  let open = true;
  return (call: string) => {
    if (!open || !call.startsWith(wanted)) return undefined;
    open = false;
    return status;
  };
};

test('a file is announced, sent in growing parts, finished', async () => {
  const seen: number[] = [];
  const stored = await uploadFile(file(), { use: 'hr.x', onProgress: ({ sent }) => seen.push(sent) });
  expect(stored).toMatchObject({ state: 'ready', received: SIZE });
  expect(puts()).toEqual(['PUT files/f1/parts/0', `PUT files/f1/parts/${String(FIRST_PART)}`]);
  expect(seen.at(-1)).toBe(SIZE);
  expect(server.calls.at(-1)).toBe('POST files/f1/finish');
});

test.each([
  ['the connection is cut', `PUT files/f1/parts/${String(FIRST_PART)}`, 0],
  ['a proxy answers', 'PUT files/f1/parts/0', 502],
  ['the answer of a part was lost', `PUT files/f1/parts/${String(FIRST_PART)}`, 409],
  ['the last answer is lost', 'POST files/f1/finish', 0],
])('it goes on after %s', async (_, call, status) => {
  server.fail = firstTime(call, status);
  const waits: boolean[] = [];
  const onProgress = ({ waiting }: { waiting: boolean }) => {
    waits.push(waiting);
    if (waiting) comeOnline();
  };
  expect(await uploadFile(file(), { use: 'hr.x', onProgress })).toMatchObject({
    state: 'ready',
    received: SIZE,
  });
  expect(waits).toContain(true);
  expect(server.calls.filter((each) => each === 'POST files')).toHaveLength(1);
});

test('chosen again after a reload, it goes on where it was', async () => {
  server.fail = (call) => (call.includes(`/${String(FIRST_PART)}`) ? 422 : undefined);
  await expect(uploadFile(file(), { use: 'hr.x' })).rejects.toThrow();
  server.fail = () => undefined;
  server.calls.length = 0;
  await uploadFile(file(), { use: 'hr.x' });
  expect(server.calls[0]).toBe('GET files/f1');
  expect(puts()[0]).toBe(`PUT files/f1/parts/${String(FIRST_PART)}`);
});

test('what is refused in words is not tried again, and the next one begins anew', async () => {
  server.fail = firstTime('POST files/f1/finish', 422);
  const failing = uploadFile(file(), { use: 'hr.x' });
  await expect(failing).rejects.toMatchObject({ response: { status: 422 } });
  server.upload = null;
  await uploadFile(file(), { use: 'hr.x' });
  expect(server.calls.filter((call) => call === 'POST files')).toHaveLength(2);
});

test('it stops when nobody wants it, and is taken off the server', async () => {
  const stop = new AbortController();
  server.fail = (call) => (call.startsWith('PUT') ? 0 : undefined);
  const going = uploadFile(file(), {
    use: 'hr.x',
    signal: stop.signal,
    onProgress: ({ waiting }) => waiting && stop.abort(),
  });
  await expect(going).rejects.toThrow();
  await cancelUpload(file(), 'hr.x');
  expect(server.calls.at(-1)).toBe('DELETE files/f1');
});

test('parts grow on a quick line, shrink on a slow one, within bounds', () => {
  expect(nextPartSize(FIRST_PART, 10)).toBe(2 * FIRST_PART);
  expect(nextPartSize(FIRST_PART, 2_000)).toBe(FIRST_PART);
  expect(nextPartSize(FIRST_PART, 9_000)).toBe(FIRST_PART / 2);
  expect(nextPartSize(4 * 1024 * 1024, 10)).toBe(4 * 1024 * 1024);
  expect(nextPartSize(FIRST_PART / 4, 9_000)).toBe(FIRST_PART / 4);
});

import { Readable } from 'node:stream';
import type { S3Place } from '@atrium/platform';
import { AwsV4Signer } from 'aws4fetch';
import { ByteStore, type ByteRange } from './byte-store.js';

/** Time until an answer begins, including the upload of the bytes. */
const ANSWER_MS = 60_000;
const keyTag = /<Key>([^<]+)<\/Key>/g;

interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Path below the bucket. */
  key: string;
  search?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Readable;
}

/** Stores bytes in an S3 bucket, or in another server with the same protocol. Only the portal accesses it. */
export class S3ByteStore extends ByteStore {
  constructor(private readonly place: S3Place) {
    super();
  }

  async put(key: string, source: Readable, size: number): Promise<void> {
    const headers = { 'content-length': String(size), 'content-type': 'application/octet-stream' };
    const answer = await this.send({ method: 'PUT', key: this.keyOf(key), headers, body: source });
    await answer.body?.cancel();
  }

  async get(key: string, range?: ByteRange): Promise<Readable> {
    const headers = range ? { range: `bytes=${range.from}-${range.to}` } : undefined;
    const answer = await this.send({ method: 'GET', key: this.keyOf(key), ...(headers && { headers }) });
    if (!answer.body) throw new Error('The object store answered without bytes.');
    return Readable.from(answer.body, { objectMode: false });
  }

  async removeFolder(folder: string): Promise<void> {
    const search = { 'list-type': '2', prefix: `${this.keyOf(folder)}/` };
    for (;;) {
      const answer = await this.send({ method: 'GET', key: '', search });
      const keys = [...(await answer.text()).matchAll(keyTag)].map(([, key = '']) => key);
      if (keys.length === 0) return;
      for (const key of keys) await (await this.send({ method: 'DELETE', key })).body?.cancel();
    }
  }

  private keyOf(key: string): string {
    return this.place.prefix ? `${this.place.prefix}/${key}` : key;
  }

  private async send({ method, key, search, headers, body }: S3Request): Promise<Response> {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey, sessionToken } = this.place;
    const url = new URL(`${endpoint}/${bucket}/${key}`);
    for (const [name, value] of Object.entries(search ?? {})) url.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      ...(headers && { headers }),
      ...(sessionToken && { sessionToken }),
    });
    const { url: to, headers: signed } = await signer.sign();
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), ANSWER_MS);
    const answer = await fetch(to, {
      // A request signed for this address must not follow a redirect to another.
      method,
      headers: signed,
      signal: patience.signal,
      redirect: 'error',
      ...(body && { body: Readable.toWeb(body) as NonNullable<RequestInit['body']>, duplex: 'half' }),
    }).finally(() => clearTimeout(timer));
    if (answer.ok) return answer;
    await answer.body?.cancel();
    throw new Error(`The object store answered ${answer.status} to ${method}.`);
  }
}

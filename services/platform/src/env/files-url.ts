import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLoopbackUrl } from './loopback.rules.js';

/** A bucket and how to reach it. */
export interface S3Place {
  kind: 's3';
  bucket: string;
  /** Prefix of all keys; may be empty. */
  prefix: string;
  /** Without a trailing slash. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
}

/** Where the bytes of files are kept. */
export type FilesPlace = { kind: 'folder'; folder: string } | S3Place;

type Source = Record<string, string | undefined>;

/**
 * `file:///folder` or `s3://bucket/prefix?region=…&endpoint=https://…`; undefined: a folder of the data folder.
 * @param source variables, of which S3 needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY
 * @throws {Error} with a sentence
 */
export function parseFilesUrl(text: string | undefined, dataDir: string, source: Source): FilesPlace {
  if (text === undefined) return { kind: 'folder', folder: path.join(dataDir, 'files') };
  if (!URL.canParse(text)) throw new Error(FORM);
  const url = new URL(text);
  if (url.protocol === 'file:') return { kind: 'folder', folder: fileURLToPath(url) };
  if (url.protocol !== 's3:' || !url.hostname) throw new Error(FORM);
  return s3Of(url, source);
}

function s3Of(url: URL, source: Source): S3Place {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = source;
  if (!accessKeyId || !secretAccessKey)
    throw new Error('FILES_URL is a bucket: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  const region = url.searchParams.get('region') ?? source['AWS_REGION'] ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  if (!isSafe(endpoint)) throw new Error('The endpoint of FILES_URL must begin with https://.');
  return {
    kind: 's3',
    bucket: url.hostname,
    region,
    accessKeyId,
    secretAccessKey,
    prefix: url.pathname.replace(/^\/+|\/+$/g, ''),
    endpoint: endpoint.replace(/\/+$/, ''),
    sessionToken: source['AWS_SESSION_TOKEN'],
  };
}

/** Files and the credentials that sign for them leave the machine by TLS only. */
const isSafe = (endpoint: string): boolean =>
  URL.canParse(endpoint) &&
  (new URL(endpoint).protocol === 'https:' ||
    (new URL(endpoint).protocol === 'http:' && isLoopbackUrl(endpoint)));

const FORM = 'FILES_URL must be file:///folder or s3://bucket/prefix?region=…';

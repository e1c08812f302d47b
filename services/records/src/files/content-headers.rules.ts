import type { ByteRange } from './byte-store.js';
import { IMAGE_TYPE } from './file-type.rules.js';

/** The file name in Content-Disposition (RFC 6266): ASCII for old programs, UTF-8 for all others. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * Headers for answering uploaded bytes from our own origin: an image that we encoded ourselves is shown, everything
 * else is downloaded, and none of it may run, whatever a browser takes it for.
 */
export function contentHeaders(
  file: { name: string; type: string },
  download: boolean,
): Record<string, string> {
  const shown = file.type === IMAGE_TYPE && !download;
  return {
    'content-type': file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type,
    'content-disposition': disposition(shown ? 'inline' : 'attachment', file.name),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'accept-ranges': 'bytes',
    // The browser keeps a copy but asks each time whether it is still valid.
    'cache-control': 'private, no-cache',
  };
}

const rangePattern = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Parses a Range header with one range. null means the whole file, also for a header that is not understood; 'none'
 * means beyond the end.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, first = '', last = ''] = rangePattern.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'none' : { from, to };
}

import type { ByteRange } from './byte-store.js';
import { IMAGE_TYPE } from './file-type.rules.js';

/** A name in Content-Disposition: RFC 6266, in ASCII for old programs and in UTF-8 for all others. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * How bytes that somebody uploaded may be answered from our own origin: an image that we wrote ourselves is shown,
 * everything else is saved, and nothing of it may run, whatever a browser takes it for.
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
    // Kept by the browser, and asked about each time.
    'cache-control': 'private, no-cache',
  };
}

const rangePattern = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** One range of the header Range. null: all of it, as for what is not understood; 'none': beyond the end. */
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

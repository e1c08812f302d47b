import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** The shell's index.html with a policy that allows its inline scripts and styles. */
export interface ShellPage {
  html: Buffer;
  brotli: Buffer;
  policy: string;
}

const compress = promisify(brotliCompress);

/** Reads the page on first use, and again after a build has replaced it. */
export class ShellPageFile {
  private readonly file: string;
  private loaded: { modified: number; page: ShellPage } | undefined;

  constructor(
    shellDir: string,
    private readonly secure: boolean,
  ) {
    this.file = path.join(shellDir, 'index.html');
  }

  /** null while there is no build. */
  async read(): Promise<ShellPage | null> {
    const found = await stat(this.file).catch(() => null);
    if (!found) return null;
    if (this.loaded?.modified !== found.mtimeMs) {
      this.loaded = { modified: found.mtimeMs, page: await this.load() };
    }
    return this.loaded.page;
  }

  private async load(): Promise<ShellPage> {
    const html = await readFile(this.file);
    return { html, brotli: await compress(html), policy: contentPolicy(html.toString('utf8'), this.secure) };
  }
}

/** Allows code that the portal itself serves, and inline code only as it was in the page at build time. */
function contentPolicy(html: string, secure: boolean): string {
  const scripts = hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/gi);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    // PDF files that the document viewer has loaded; it sets their type itself.
    'frame-src blob:',
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function hashesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

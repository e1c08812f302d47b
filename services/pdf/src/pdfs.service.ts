import type { Language } from '@atrium/contracts';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CompilerProcess } from './compiler/compiler-process.js';
import type { PdfTemplate } from './pdf-template.js';

/** Whose paper it is. */
export interface PdfCompany {
  name: string;
  /** The lines below the name. */
  address: readonly string[];
  logo: Buffer | null;
}

export interface PdfOrder {
  template: PdfTemplate;
  /** Programs show it in place of the file's name, and screen readers say it. */
  title: string;
  language: Language;
  company: PdfCompany;
  /** What the template reads besides, as JSON. */
  data: object;
  /** Images that the template names: `files/photo-1.webp`. */
  files?: ReadonlyMap<string, Buffer>;
}

/** A batch of 200 cards with photos needs 5 MB. */
const MOST_BYTES = 64_000_000;
const LOGO = 'files/company-logo';

/**
 * Makes PDF documents: a template, data and the company's logo become bytes, tagged for screen readers (PDF/UA).
 * Data reaches the template as JSON and is never read as source, so text that people write cannot become layout.
 */
@Injectable()
export class Pdfs implements OnModuleDestroy {
  private readonly compiler = new CompilerProcess();

  /** @throws {Error} when the template refuses the data, or the document takes too long or too much memory */
  make({ template, title, language, company, data, files = new Map() }: PdfOrder): Promise<Buffer> {
    const { logo, ...about } = company;
    const shown = { ...about, logo: logo && LOGO };
    const all = new Map([...files, ...(logo ? ([[LOGO, logo]] as const) : [])]);
    all.set('data.json', Buffer.from(JSON.stringify({ ...data, title, language, company: shown })));
    const bytes = [...all.values()].reduce((sum, { length }) => sum + length, 0);
    if (bytes > MOST_BYTES) return Promise.reject(new Error(`A document of ${bytes} bytes is too large.`));
    return this.compiler.compile({ source: template.source, files: [...all] });
  }

  onModuleDestroy(): void {
    this.compiler.stop();
  }
}

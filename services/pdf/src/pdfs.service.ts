import type { Language } from '@atrium/contracts';
import { AppError, TenantDb } from '@atrium/platform';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { CompanyLanes } from './compiler/company-lanes.js';
import { CompilerProcess, SlowDocumentError } from './compiler/compiler-process.js';
import type { CompileOrder } from './compiler/compile-message.js';
import type { PdfTemplate } from './pdf-template.js';

/** Whose paper it is. */
export interface PdfCompany {
  name: string;
  /** The lines below the name. */
  address: readonly string[];
  logo: Buffer | null;
}

export interface PdfOrder {
  companyId: string;
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
/** Some 400 pages; the longest proposal has a fifth of the characters. */
const MOST_CHARACTERS = 1_500_000;
const MOST_LINES = 20_000;
const LOGO = 'files/company-logo';

/** Documents of different companies. */
const AT_ONCE = 2;
/** Documents of one company. */
const MOST_WAITING = 20;
const BUSY_SECONDS = 15;

/**
 * Makes PDF documents: a template, data and the company's logo become bytes, tagged for screen readers (PDF/UA).
 * Data reaches the template as JSON and is never read as source, so text that people write cannot become layout.
 */
@Injectable()
export class Pdfs implements OnModuleDestroy {
  private readonly logger = new Logger(Pdfs.name);
  private readonly lanes = new CompanyLanes(AT_ONCE, MOST_WAITING);
  private readonly compilers = Array.from({ length: AT_ONCE }, () => new CompilerProcess());
  private readonly free = [...this.compilers];

  constructor(@Inject(TenantDb) private readonly db: Pick<TenantDb, 'isRunning'>) {}

  /**
   * Not inside `TenantDb.run`: nobody's rows and no connection wait for a document.
   * @throws {AppError} VALIDATION_FAILED for one that is too long; UNAVAILABLE while many of the company wait
   * @throws {Error} when the template refuses the data, or the document takes too long or too much memory
   */
  async make(order: PdfOrder): Promise<Buffer> {
    if (this.db.isRunning()) throw new Error('A document is not made inside a transaction.');
    const { companyId } = order;
    const compiled = compileOrder(order);
    if (this.lanes.isFull(companyId))
      throw new AppError('UNAVAILABLE', {
        message: 'Many documents of your company are being made just now. Try again in a moment.',
        retryAfterSeconds: BUSY_SECONDS,
      });
    return this.lanes.take(companyId, () => this.compile(compiled));
  }

  private async compile(order: CompileOrder): Promise<Buffer> {
    const compiler = this.free.pop();
    if (!compiler) throw new Error('More documents are made than there are lanes.');
    try {
      return await compiler.compile(order);
    } catch (error) {
      if (!(error instanceof SlowDocumentError)) throw error;
      this.logger.warn(`A document of ${order.data.length} characters took too long.`);
      throw tooLong();
    } finally {
      this.free.push(compiler);
    }
  }

  onModuleDestroy(): void {
    for (const compiler of this.compilers) compiler.stop();
  }
}

const tooLong = () =>
  new AppError('VALIDATION_FAILED', { message: 'This is too long for a PDF. Make it shorter.' });

/** @throws {AppError} VALIDATION_FAILED */
function compileOrder({
  template,
  title,
  language,
  company,
  data,
  files = new Map(),
}: PdfOrder): CompileOrder {
  const { logo, ...about } = company;
  const shown = { ...about, logo: logo && LOGO };
  const all = new Map([...files, ...(logo ? ([[LOGO, logo]] as const) : [])]);
  const read = JSON.stringify({ ...data, title, language, company: shown });
  const bytes = [...all.values()].reduce((sum, { length }) => sum + length, read.length);
  const lines = read.split('\\n').length;
  if (bytes > MOST_BYTES || read.length > MOST_CHARACTERS || lines > MOST_LINES) throw tooLong();
  return { source: template.source, data: read, files: [...all] };
}

import { FILE_ERRORS } from '@atrium/contracts';
import { Readable } from 'node:stream';
import { AppError } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ByteStore } from './byte-store.js';
import { detectType } from './file-detection.js';
import type { FileFinding, FileRecord } from './file.record.js';
import { ACCEPTED_WORDS, DECODED_IMAGES, IMAGE_TYPE, isDocument, nameFor } from './file-type.rules.js';
import type { FileUse } from './file-use.js';
import { ImageEncoder } from './image-encoder.js';

/** Inspects a complete upload and stores the result. It may be repeated. */
@Injectable()
export class FileInspector {
  constructor(
    private readonly store: ByteStore,
    private readonly images: ImageEncoder,
  ) {}

  /** @throws {AppError} FILE_NOT_ACCEPTED with a sentence */
  async inspect(file: FileRecord, use: FileUse): Promise<FileFinding> {
    const open = () => Readable.from(this.bytesOf(file), { objectMode: false });
    const type = await detectType(open);
    if (type && DECODED_IMAGES.has(type)) return this.keepImage(file, use, open);
    if (use.accepts === 'images' || !type || !isDocument(type))
      throw new AppError(FILE_ERRORS.FILE_NOT_ACCEPTED, { message: ACCEPTED_WORDS[use.accepts] });
    await this.store.put(`${file.folder}/full`, open(), file.size);
    return { type, name: nameFor(file.name, type), variants: { full: file.size } };
  }

  private async keepImage(file: FileRecord, use: FileUse, open: () => Readable): Promise<FileFinding> {
    const encoded = Object.entries(await this.images.encode(open, use.image));
    for (const [variant, bytes] of encoded)
      await this.store.put(`${file.folder}/${variant}`, Readable.from([bytes]), bytes.length);
    const variants = Object.fromEntries(encoded.map(([variant, bytes]) => [variant, bytes.length]));
    return { type: IMAGE_TYPE, name: nameFor(file.name, IMAGE_TYPE), variants };
  }

  private async *bytesOf({ folder, parts }: FileRecord): AsyncGenerator<Buffer> {
    for (const part of parts) {
      for await (const bytes of await this.store.get(`${folder}/parts/${part}`)) yield bytes as Buffer;
    }
  }
}

import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { FILE_ERRORS, type FileVariant } from '@atrium/contracts';
import { AppError } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import type { ImageSizes } from './file-use.js';

/** Larger images are refused: decoding 50 megapixels takes 200 MB for a moment. A phone's photo has 12 to 50. */
const PIXEL_LIMIT = 50_000_000;
const QUALITY = 82;
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].flatMap((name) => [
  `VipsForeignLoad${name}Buffer`,
  `VipsForeignLoad${name}`,
]);

export type EncodedImage = Partial<Record<FileVariant, Buffer>>;

/**
 * Decodes images and encodes them again as WebP, which drops everything hidden in the file, such as the place of a
 * photo or a program behind the picture. It handles one image at a time to bound the memory.
 */
@Injectable()
export class ImageEncoder {
  private turn: Promise<unknown> = Promise.resolve();

  /** @throws {AppError} FILE_NOT_ACCEPTED with a sentence */
  encode(source: () => Readable, sizes: ImageSizes): Promise<EncodedImage> {
    const work = this.turn.then(() => this.write(source, sizes));
    this.turn = work.catch(() => undefined);
    return work;
  }

  private async write(source: () => Readable, sizes: ImageSizes): Promise<EncodedImage> {
    const sharp = await loadSharp();
    const bytes = await buffer(source());
    const image = () => sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' });
    try {
      const { width, height } = await image().metadata();
      if (width * height > PIXEL_LIMIT) throw tooManyPixels();
      // The image is rotated as the camera recorded before that metadata is dropped.
      const full = await fullOf(image().autoOrient(), sizes).webp({ quality: QUALITY }).toBuffer();
      if (!sizes.small) return { full };
      const small = await squareOf(image().autoOrient(), sizes.small).webp({ quality: QUALITY }).toBuffer();
      return { full, small };
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (/pixel limit/i.test(String(error))) throw tooManyPixels();
      throw new AppError(FILE_ERRORS.FILE_NOT_ACCEPTED, {
        message: 'This image cannot be read. Open it in another program, save it, and try again.',
        cause: error,
      });
    }
  }
}

const fullOf = (image: Sharp, { full, square }: ImageSizes): Sharp =>
  square ? squareOf(image, full) : image.resize(full, full, { fit: 'inside', withoutEnlargement: true });
const squareOf = (image: Sharp, edge: number): Sharp => image.resize(edge, edge, { fit: 'cover' });

function tooManyPixels(): AppError {
  const most = String(PIXEL_LIMIT / 1_000_000);
  return new AppError(FILE_ERRORS.FILE_NOT_ACCEPTED, {
    message: `This image has more than ${most} megapixels.`,
  });
}

/** Loads the library with the first image and disables all of its readers except those of accepted types. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

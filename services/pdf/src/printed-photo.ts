/** Dots of a good print on a millimetre. */
const DOTS_PER_MM = 12;
const QUALITY = 85;

/**
 * A photo in the size in which it is printed. As JPEG it is embedded as it is; a PDF has no WebP, and 200 photos
 * would be decoded and written again without loss: 50 MB instead of 4.
 */
export async function printedPhoto(photo: Buffer, mm: { width: number; height: number }): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const [width, height] = [mm.width * DOTS_PER_MM, mm.height * DOTS_PER_MM];
  return sharp(photo).resize({ width, height, fit: 'cover' }).jpeg({ quality: QUALITY }).toBuffer();
}

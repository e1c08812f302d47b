import { deflateSync } from 'node:zlib';
import { zipOf } from '@atrium/records/testing';

const paragraph = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A document as a word processor saves it. */
export const docxOf = (...lines: string[]): Buffer =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:body>${lines.map(paragraph).join('')}</w:body></w:document>`,
  });

/** A few kilobytes that would unpack to far more than a resume can be. */
export const docxBomb = (): Buffer =>
  zipOf({ 'word/document.xml': `<w:document>${' '.repeat(60 * 1024 * 1024)}</w:document>` });

/** A PDF with one page and a script that a viewer would run. */
export const pdfOf = (text: string): Buffer => pdfWith(Buffer.from(drawn(text)), '');

/** A few kilobytes that keep a reader busy for long. */
export const endlessPdf = (): Buffer =>
  pdfWith(deflateSync(Buffer.from(drawn('a').repeat(1_500_000))), ' /Filter /FlateDecode');

const drawn = (text: string): string => `BT /F1 12 Tf 72 720 Td (${text}) Tj ET\n`;

function pdfWith(stream: Buffer, filter: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  const add = (text: string | Buffer) => parts.push(Buffer.from(text as string));
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const object = (content: () => void) => {
    places.push(length());
    add(`${String(places.length)} 0 obj\n`);
    content();
    add('\nendobj\n');
  };
  object(() => add('<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>'));
  object(() => add('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'));
  object(() =>
    add(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    ),
  );
  object(() => {
    add(`<< /Length ${String(stream.length)}${filter} >>\nstream\n`);
    add(stream);
    add('\nendstream');
  });
  object(() => add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'));
  const start = length();
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  add(`xref\n0 6\n0000000000 65535 f \n${lines}trailer\n<< /Size 6 /Root 1 0 R >>\n`);
  add(`startxref\n${String(start)}\n%%EOF\n`);
  return Buffer.concat(parts);
}

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
export function pdfOf(text: string): Buffer {
  const drawn = `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(drawn.length)} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${String(at + 1)} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = file.length;
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 6\n0000000000 65535 f \n${lines}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

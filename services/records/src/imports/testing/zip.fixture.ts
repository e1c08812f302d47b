import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP file with these entries. */
export function zipOf(entries: Readonly<Record<string, string | Buffer>>): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let place = 0;
  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(place, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), packed]);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), about, rest, Buffer.from(name)]));
    locals.push(local);
    place += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...locals, ...list, end]);
}

const OPENXML = 'http://schemas.openxmlformats.org';
const sheet = `${OPENXML}/officeDocument/2006/relationships`;

/** An XLSX file with one sheet: `rows` is the content of its root element, `prologue` stands before it. */
export const xlsxOf = (rows: string, prologue = ''): Buffer =>
  zipOf({
    '[Content_Types].xml': `<Types xmlns="${OPENXML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${OPENXML}/package/2006/relationships"><Relationship Id="rId1" Type="${sheet}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${OPENXML}/spreadsheetml/2006/main" xmlns:r="${sheet}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${OPENXML}/package/2006/relationships"><Relationship Id="rId1" Type="${sheet}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${prologue}<worksheet xmlns="${OPENXML}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  });

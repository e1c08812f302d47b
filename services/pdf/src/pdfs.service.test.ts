import { writeFileSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CompilerProcess } from './compiler/compiler-process.js';
import { definePdf } from './pdf-template.js';
import { Pdfs } from './pdfs.service.js';
import { qrCode } from './qr-code.js';

const LETTER = `#import "portal.typ": data, document-of, letterhead
#show: document-of
#letterhead
= #data.title
#for part in data.parts [#par(part)]
#image("files/code.svg", width: 20mm, alt: "Code")`;
const company = { name: 'Acme', address: ['12 MG Road', 'Pune'], logo: qrCode('A logo') };
const files = new Map([['files/code.svg', qrCode('https://portal.test/card')]]);

const pdfs = new Pdfs();
afterAll(() => pdfs.onModuleDestroy());
const template = (source: string) => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'pdf-')), 'letter.typ');
  writeFileSync(file, source);
  return definePdf(pathToFileURL(file));
};
const make = (parts: unknown, source = LETTER, language: 'en' | 'hi' | 'ar' = 'en') =>
  pdfs.make({ template: template(source), title: 'A letter', language, company, data: { parts }, files });

test('a document is tagged, has a title and says its language, in every script', async () => {
  const texts = { en: '₹1,02,480', hi: 'क्षत्रिय प्रमाणपत्र', ar: 'نشهد بأنها تعمل لدينا' } as const;
  for (const language of ['en', 'hi', 'ar'] as const) {
    const pdf = (await make([texts[language]], LETTER, language)).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toMatch(/\/MarkInfo[^>]*\/Marked true/);
    expect(pdf).toContain('pdfuaid:part');
    expect(pdf).toContain(`/Lang (${language})`);
  }
});

test('the same data make the same document', async () => {
  const [first, second] = [await make(['One']), await make(['One'])];
  expect(first.equals(second)).toBe(true);
});

test('what people write stays text, whatever it looks like', async () => {
  const pdf = await make(['#panic("no") $x$ #read("/etc/passwd") ]] *bold*', '#import "@preview/x:1.0.0"']);
  expect(pdf.length).toBeGreaterThan(1000);
});

test('a template reads nothing outside of its folder, and a fault is told without ending the next one', async () => {
  await expect(make([], '#read("../pdfs.service.ts")')).rejects.toThrow('could not be made');
  await expect(make([], '#read("/etc/passwd")')).rejects.toThrow('not found');
  await expect(make('none', `${LETTER}\n#data.missing`)).rejects.toThrow('missing');
  expect((await make(['again'])).length).toBeGreaterThan(1000);
});

test('a document that takes too long is ended, and the next one is made', async () => {
  const compiler = new CompilerProcess(1000);
  await expect(compiler.compile({ source: '#while true { 1 }', files: [] })).rejects.toThrow(
    'could not be made',
  );
  const endless = '#{ let sum = 0; for i in range(99999) { for j in range(99999) { sum += 1 } } }';
  await expect(compiler.compile({ source: endless, files: [] })).rejects.toThrow('its process ended');
  const source = '#set document(title: "A")\nText';
  expect((await compiler.compile({ source, files: [] })).subarray(0, 5).toString()).toBe('%PDF-');
  compiler.stop();
});

test('one process makes all documents, also of a portal whose own processes let go of their channel', async () => {
  const flags = ['--import', 'data:text/javascript,process.channel.unref()'];
  process.execArgv.push(...flags);
  const compiler = new CompilerProcess();
  const source = '#set document(title: "A")\nText';
  const make = async () => (await compiler.compile({ source, files: [] })).subarray(0, 5).toString();
  expect(await make()).toBe('%PDF-');
  process.execArgv.splice(-flags.length);
  for (let number = 0; number < 10; number += 1) expect(await make()).toBe('%PDF-');
  compiler.stop();
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CompilerProcess } from './compiler/compiler-process.js';
import { definePdf } from './pdf-template.js';
import { Pdfs, type PdfOrder } from './pdfs.service.js';
import { qrCode } from './qr-code.js';

const LETTER = `#import "portal.typ": data, document-of, letterhead
#show: document-of
#letterhead
= #data.title
#for part in data.parts [#par(part)]
#image("files/code.svg", width: 20mm, alt: "Code")`;
const company = { name: 'Acme', address: ['12 MG Road', 'Pune'], logo: qrCode('A logo') };
const files = new Map([['files/code.svg', qrCode('https://portal.test/card')]]);

const pdfs = new Pdfs({ isRunning: () => false });
const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-pdf-'));
afterAll(() => {
  pdfs.onModuleDestroy();
  rmSync(folder, { recursive: true });
});
const template = (source: string) => {
  const file = path.join(mkdtempSync(path.join(folder, 'letter-')), 'letter.typ');
  writeFileSync(file, source);
  return definePdf(pathToFileURL(file));
};
const make = (parts: unknown, source = LETTER, language: 'en' | 'hi' | 'ar' = 'en') =>
  pdfs.make({
    companyId: 'acme',
    template: template(source),
    title: 'A letter',
    language,
    company,
    data: { parts },
    files,
  });

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

const fontsOf = (pdf: Buffer) =>
  new Set(Array.from(pdf.toString('latin1').matchAll(/\/FontName \/\w+\+([\w-]+)/g), ([, name]) => name));

test('every script that companies write has letters of the project’s own fonts', async () => {
  const scripts = {
    'NotoSansTamil-Regular': 'முருகன்',
    'NotoSansTelugu-Regular': 'తెలుగు',
    'NotoSansKannada-Regular': 'ಕನ್ನಡ',
    'NotoSansMalayalam-Regular': 'മലയാളം',
    'NotoSansBengali-Regular': 'বাংলা',
    'NotoSansGujarati-Regular': 'ગુજરાતી',
    'NotoSansGurmukhi-Regular': 'ਪੰਜਾਬੀ',
    'NotoSansOriya-Regular': 'ଓଡ଼ିଆ',
    'NotoSansMeeteiMayek-Regular': 'ꯃꯅꯤꯄꯨꯔꯤ',
    'NotoSansOlChiki-Regular': 'ᱥᱟᱱᱛᱟᱲᱤ',
    'NotoSansSinhala-Regular': 'සිංහල',
    'NotoSansHebrew-Regular': 'שלום',
    'NotoSansThai-Regular': 'ภาษาไทย',
    'NotoSansDevanagari-Regular': 'हिन्दी',
    'IBMPlexSansArabic-Regular': 'العربية اردو ٹڈ',
    'NotoEmoji-Regular': '🎉✅☎👨‍👩‍👧🇮🇳👍🏽',
    WenQuanYiMicroHei: '中文日本語한국어',
    'Inter-Regular': 'Ελληνικά Кириллица Ștefan Łódź ₹ ✓ →',
  };
  const paper =
    '#import "portal.typ": data, document-of\n#show: document-of\n#for part in data.parts [#par(part)]';
  for (const [font, text] of Object.entries(scripts)) {
    const used = fontsOf(await make([text], paper));
    // Blanks are those of Inter.
    expect([text, ...used].filter((name) => name !== 'Inter-Regular' || name === font)).toEqual([text, font]);
  }
});

test('a character that no font has is a box with its number, beside all others', async () => {
  const [told, box] = [await make(['முருகன் \u{13000}']), await make(['முருகன் [U+13000]'])];
  expect(told.equals(box)).toBe(true);
  expect(fontsOf(told)).toContain('NotoSansTamil-Regular');
  // A mark that the font of its letter does not have.
  expect((await make(['क\u{1AC4}ा'])).length).toBeGreaterThan(1000);
  const apart =
    '#import "portal.typ": data, document-of\n#show: document-of\n#(data.parts.at(0) + data.parts.at(1))';
  expect((await make(['ଓ', '\u0301\u20dd'], apart)).length).toBeGreaterThan(1000);
});

test('control characters are left out, and a bullet that a word processor pasted is a bullet', async () => {
  const typed = await make(['A\u0000\u0081\u0007\ufeff\ufffe\ud800B\r\nC \uf0b7']);
  expect(typed.equals(await make(['AB\nC •']))).toBe(true);
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
  await expect(compiler.compile({ source: '#while true { 1 }', data: '{}', files: [] })).rejects.toThrow(
    'could not be made',
  );
  const endless = '#{ let sum = 0; for i in range(99999) { for j in range(99999) { sum += 1 } } }';
  await expect(compiler.compile({ source: endless, data: '{}', files: [] })).rejects.toThrow(
    'its process ended',
  );
  const source = '#set document(title: "A")\nText';
  expect((await compiler.compile({ source, data: '{}', files: [] })).subarray(0, 5).toString()).toBe('%PDF-');
  compiler.stop();
});

test('one process makes all documents, also of a portal whose own processes let go of their channel', async () => {
  const flags = ['--import', 'data:text/javascript,process.channel.unref()'];
  process.execArgv.push(...flags);
  const compiler = new CompilerProcess();
  const source = '#set document(title: "A")\nText';
  const make = async () =>
    (await compiler.compile({ source, data: '{}', files: [] })).subarray(0, 5).toString();
  expect(await make()).toBe('%PDF-');
  process.execArgv.splice(-flags.length);
  for (let number = 0; number < 10; number += 1) expect(await make()).toBe('%PDF-');
  compiler.stop();
});

test('what is too long is refused in words before anybody waits for it, and nothing is made inside a transaction', async () => {
  const refusal = { code: 'VALIDATION_FAILED', message: 'This is too long for a PDF. Make it shorter.' };
  for (const text of ['a\n'.repeat(20_001), 'a'.repeat(1_500_001)])
    await expect(make([text])).rejects.toMatchObject(refusal);
  const inside = new Pdfs({ isRunning: () => true });
  const order = {
    companyId: 'acme',
    template: template(LETTER),
    title: 'A',
    language: 'en',
    company,
    data: {},
  };
  await expect(inside.make(order as PdfOrder)).rejects.toThrow('not made inside a transaction');
});

test('while one company waits for many documents, another one is served, and more of the first are refused', async () => {
  const busy = new Pdfs({ isRunning: () => false });
  const order = (companyId: string): PdfOrder => ({
    companyId,
    template: template(LETTER),
    title: 'A letter',
    language: 'en',
    company,
    files,
    data: { parts: ['One'] },
  });
  const ended: string[] = [];
  const ask = (companyId: string) => busy.make(order(companyId)).then(() => ended.push(companyId));
  // Each process begins with its first document.
  await Promise.all([ask('one'), ask('two')]);
  const many = Array.from({ length: 21 }, () => ask('acme'));
  await expect(ask('acme')).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  await ask('other');
  expect(ended.filter((companyId) => companyId === 'acme').length).toBeLessThan(many.length);
  await Promise.all(many);
  busy.onModuleDestroy();
});

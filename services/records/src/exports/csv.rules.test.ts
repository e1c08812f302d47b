import { csvCells, withoutApostrophe } from './csv.rules.js';

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00a0=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\u3000＝1',
])('%j is no formula in a spreadsheet, and is read again as it was', (value) => {
  expect(csvCells([value])).toBe(`"'${value}"\r\n`);
  expect(withoutApostrophe(`'${value}`)).toBe(value);
});

test('every text is quoted, so that no other delimiter splits it; a number is not', () => {
  expect(csvCells(['a,b', 'say "hi"', 'two\nlines', 'a;=1+1', 'plain', '', -5])).toBe(
    '"a,b","say ""hi""","two\nlines","a;=1+1","plain","",-5\r\n',
  );
  expect(csvCells(['=HYPERLINK("x","y")'])).toBe(`"'=HYPERLINK(""x"",""y"")"\r\n`);
});

test('an apostrophe that somebody wrote is kept', () => {
  expect(csvCells(["'=1"])).toBe(`"''=1"\r\n`);
  expect(withoutApostrophe("''=1")).toBe("'=1");
  expect(withoutApostrophe("'s-Hertogenbosch")).toBe("'s-Hertogenbosch");
});

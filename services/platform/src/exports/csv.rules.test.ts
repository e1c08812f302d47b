import { csvCells } from './csv.rules.js';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula in a spreadsheet', (value) => {
  expect(csvCells([value]).replaceAll('"', '')).toBe(`'${value}\r\n`);
});

test('what needs quotes has them', () => {
  expect(csvCells(['a,b', 'say "hi"', 'two\nlines', 'plain', ''])).toBe(
    '"a,b","say ""hi""","two\nlines",plain,\r\n',
  );
  expect(csvCells(['=HYPERLINK("x","y")'])).toBe(`"'=HYPERLINK(""x"",""y"")"\r\n`);
});

/** What Word writes before a list item: a bullet or a number. */
const MARKER = /^[\s\u00a0]*(?:[·•o§▪-]|\d+[.)])[\s\u00a0]+/;

/** Word marks list items as paragraphs of a class; here they become a list. */
function listsOfWord(page: Document): void {
  for (const item of page.querySelectorAll('p[class*="MsoListParagraph"]')) {
    const text = item.textContent;
    const kind = /^[\s\u00a0]*\d/.test(text) ? 'ol' : 'ul';
    const before = item.previousElementSibling;
    const list = before?.localName === kind ? before : page.createElement(kind);
    if (list !== before) item.before(list);
    const row = page.createElement('li');
    row.textContent = text.replace(MARKER, '');
    list.append(row);
    item.remove();
  }
}

/** Each row of a spreadsheet becomes a line, its cells parted by a dash. */
function linesOfTables(page: Document): void {
  for (const table of page.querySelectorAll('table')) {
    const lines = [...table.rows].map((row) => {
      const line = page.createElement('p');
      const cells = [...row.cells].map((cell) => cell.textContent.trim());
      line.textContent = cells.filter(Boolean).join(' – ');
      return line;
    });
    table.replaceWith(...lines.filter((line) => line.textContent));
  }
}

/** Pasted HTML without what belongs to the program that it comes from. The editor's schema leaves out the rest. */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const foreign of page.querySelectorAll('script, style, meta, link, iframe, object, img, svg'))
    foreign.remove();
  listsOfWord(page);
  linesOfTables(page);
  return page.body.innerHTML;
}

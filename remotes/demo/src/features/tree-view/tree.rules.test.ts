import fc from 'fast-check';
import { FOLDERS } from './folders.data.js';
import { readTreeKey } from './tree-keys.rules.js';
import { checkStateOf, findNodes, listFiles, listFolders, listLines, toggleCheck } from './tree.rules.js';

const clients = FOLDERS[0]!;
const photos = clients.children![0]!.children![2]!;
const names = (open: string[]) => listLines(FOLDERS, new Set(open)).map(({ node }) => node.name);

test('only what lies in open folders is in sight', () => {
  expect(names([])).toEqual(['Clients', 'People', 'Finance', 'Archive', 'Read me first.txt']);
  expect(names(['1.1'])).toHaveLength(5);
  expect(names(['1', '1.1']).slice(0, 5)).toEqual([
    'Clients',
    'Orbit Electric',
    'Brand guide.pdf',
    'Launch plan.docx',
    'Photos',
  ]);
});

test('a folder is on, off or mixed as its files are, and an empty one is off', () => {
  const [first, ...rest] = listFiles(photos).map(({ id }) => id);
  expect(checkStateOf(photos, new Set([first!]))).toBe('mixed');
  expect(checkStateOf(photos, new Set([first!, ...rest]))).toBe('on');
  expect(checkStateOf(clients, new Set([first!, ...rest]))).toBe('mixed');
  expect(checkStateOf(FOLDERS[3]!, new Set())).toBe('off');
});

test('checking a folder twice leaves what was checked outside of it', () => {
  const files = FOLDERS.flatMap(listFiles).map(({ id }) => id);
  fc.assert(
    fc.property(fc.subarray(files), (checked) => {
      const outside = checked.filter((id) => !id.startsWith(photos.id));
      const on = toggleCheck(photos, outside);
      expect(checkStateOf(photos, new Set(on))).toBe('on');
      expect(toggleCheck(photos, on).toSorted()).toEqual(outside.toSorted());
    }),
  );
});

test('a search keeps what fits, the way to it and what is in it', () => {
  const found = findNodes(FOLDERS, 'inv-02');
  expect(listLines(found, new Set(listFolders(found))).map(({ node }) => node.name)).toEqual([
    'Finance',
    'Invoices',
    '2026',
    'INV-0201.pdf',
    'INV-0202.pdf',
    'INV-0203.pdf',
  ]);
  expect(findNodes(FOLDERS, 'photos')[0]?.children?.[0]?.children?.[0]).toBe(photos);
  expect(findNodes(FOLDERS, 'nothing of it')).toEqual([]);
});

test('the keys of the tree pattern', () => {
  const lines = listLines(FOLDERS, new Set(['1']));
  expect(readTreeKey(lines, 0, 'ArrowRight')).toEqual({ to: 1 });
  expect(readTreeKey(lines, 1, 'ArrowRight')).toEqual({ open: ['1.1'] });
  expect(readTreeKey(lines, 1, 'ArrowLeft')).toEqual({ to: 0 });
  expect(readTreeKey(lines, 0, 'ArrowLeft')).toEqual({ close: ['1'] });
  expect(readTreeKey(lines, 4, 'ArrowLeft')).toBeNull();
  expect(readTreeKey(lines, 0, 'ArrowUp')).toEqual({ to: 0 });
  expect(readTreeKey(lines, 2, 'End')).toEqual({ to: lines.length - 1 });
  expect(readTreeKey(lines, 0, 'f')).toEqual({ to: 5 });
  expect(readTreeKey(lines, 1, '*')).toEqual({ open: ['1.1', '1.2', '1.3'] });
  expect(readTreeKey(lines, 7, 'Enter')).toEqual({ check: true });
  expect(readTreeKey(lines, 0, 'Escape')).toBeNull();
});

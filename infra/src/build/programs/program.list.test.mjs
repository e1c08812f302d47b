import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listSources } from '../source.files.mjs';
import { isForNode, listWorkspaces } from '../workspace.list.mjs';
import { listPrograms } from './program.list.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-programs-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/**
 * @param {string} name
 * @param {string[]} files
 */
function service(name, files) {
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(folder, name, 'src', file)), { recursive: true });
    fs.writeFileSync(path.join(folder, name, 'src', file), '');
  }
  return { name, label: `services/${name}`, folder: path.join(folder, name), uses: [] };
}

test('a service that starts and each process beside other code is a program', () => {
  const services = [
    service('gateway', ['main.ts', 'files/main.ts']),
    service('pdf', ['compiler/pdf.process.ts', 'compiler/pdf.program.ts']),
  ];
  expect(listPrograms(services)).toEqual({
    gateway: path.join(folder, 'gateway/dist/main.js'),
    'pdf.process': path.join(folder, 'pdf/dist/compiler/pdf.process.js'),
  });
  const twice = [...services, service('work', ['ics/pdf.process.ts'])];
  expect(() => listPrograms(twice)).toThrow(
    'Two programs have the same name: gateway, pdf.process, pdf.process.',
  );
});

test('every process of this repository is named by a program file', () => {
  const services = listWorkspaces().filter(isForNode);
  const named = services.flatMap(({ folder: own }) =>
    listSources(own)
      .filter((file) => file.endsWith('.program.ts'))
      .map((file) => path.basename(file).replace('.program.ts', '.process')),
  );
  const programs = Object.keys(listPrograms(services));
  expect(programs.filter((name) => name.endsWith('.process')).sort()).toEqual(named.sort());
  expect(programs).toEqual(expect.arrayContaining(['gateway', 'worker']));
});

import { readFileSync } from 'node:fs';
import { runCase as runContact } from './testing/contact.cases.js';
import { runCase as runProposal } from './testing/proposal.cases.js';

interface Case {
  id: string;
  kind: string;
  input: unknown;
  output: unknown;
}

const casesOf = (area: string): Case[] =>
  JSON.parse(readFileSync(new URL(`testing/${area}-cases.json`, import.meta.url), 'utf8')).cases;

/** `npm run cases` compares what a case expects; these files ask for nothing beside it. */
test.each([
  ['contact', runContact, 93],
  ['proposal', runProposal, 72],
] as const)('the %s cases have exactly the fields that are expected', (area, runCase, count) => {
  const cases = casesOf(area);
  expect(cases).toHaveLength(count);
  for (const { id, kind, input, output } of cases) {
    const came: unknown = JSON.parse(JSON.stringify(runCase(kind, input)));
    expect({ id, came }).toStrictEqual({ id, came: output });
  }
});

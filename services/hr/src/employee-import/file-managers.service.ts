import { nameKey, severalWords } from '@atrium/identity';
import type { FileRow } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeNames } from '../employee/employee-names.service.js';

/** Finds the managers that a file gives by name, among the company's people and its own. Inside `TenantDb.run` only. */
@Injectable()
export class FileManagers {
  constructor(private readonly names: EmployeeNames) {}

  /** @returns rows with their managers by email, and names that several people have -> what is said of them */
  async settle(rows: readonly FileRow[]): Promise<{ rows: FileRow[]; several: ReadonlyMap<string, string> }> {
    const given = new Set(rows.flatMap((row) => managerOf(row) ?? []));
    const keyed = await this.names.findByKey([...given]);
    const inFile = new Set(rows.flatMap(({ content: { values } }) => [values['workEmail'], values['code']]));
    const open = [...given].filter((name) => !keyed.has(name) && !inFile.has(name) && !name.includes('@'));
    if (open.length === 0) return { rows: [...rows], several: new Map() };
    const here = await this.names.findByName(open);
    const coming = emailsByName(rows);
    const several = new Map<string, string>();
    const emails = new Map<string, string>();
    for (const name of open) {
      const present = (here.get(nameKey(name)) ?? []).map(({ workEmail }) => workEmail);
      const [first, ...others] = new Set([...present, ...(coming.get(nameKey(name)) ?? [])]);
      if (first !== undefined && others.length === 0) emails.set(name, first);
      else if (first !== undefined) several.set(name, severalWords([first, ...others]));
    }
    return { rows: rows.map((row) => withManager(row, emails)), several };
  }
}

const managerOf = ({ content }: FileRow): string | undefined => content.names['managerId'];

function withManager(row: FileRow, emails: ReadonlyMap<string, string>): FileRow {
  const managerId = emails.get(managerOf(row) ?? '');
  if (managerId === undefined) return row;
  return { ...row, content: { ...row.content, names: { ...row.content.names, managerId } } };
}

function emailsByName(rows: readonly FileRow[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { content } of rows) {
    const { firstName, lastName, workEmail } = content.values;
    const name = nameKey(`${String(firstName)} ${String(lastName)}`);
    found.set(name, [...(found.get(name) ?? []), String(workEmail)]);
  }
  return found;
}

import { projectCodeStem, sayProjectCode } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { ProjectRepository } from './project.repository.js';

/** Codes of projects, with which their tasks are numbered. Inside `TenantDb.run` only. */
@Injectable()
export class ProjectCodes {
  constructor(private readonly repository: ProjectRepository) {}

  /** The next free one after the name of a client: KES, KES2, KES3; null for a name that gives none. */
  async freeFor(clientName: string): Promise<string | null> {
    const stem = projectCodeStem(clientName);
    if (stem === null) return null;
    const taken = new Set(await this.repository.listCodes(stem));
    let code = stem;
    for (let count = 2; taken.has(code); count += 1) code = `${stem}${String(count)}`;
    return code;
  }

  /** A code that stays free until the transaction ends; by the number of the project where the name gives none. */
  async takeFor(clientName: string): Promise<string> {
    await this.repository.lockCodes();
    return (await this.freeFor(clientName)) ?? (await this.nextByNumber());
  }

  /** The next one that no project was given by hand. */
  private async nextByNumber(): Promise<string> {
    for (;;) {
      const code = sayProjectCode(await this.repository.nextNumber());
      if (!(await this.repository.listCodes(code)).includes(code)) return code;
    }
  }
}

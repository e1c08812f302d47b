import { randomUUID } from 'node:crypto';
import { Body, Controller, Headers, Injectable, Post } from '@nestjs/common';
import { z } from 'zod';
import { Access } from '../access/access.decorator.js';
import { Audit } from '../audit/audit.js';
import { Audited } from '../audit/audited.decorator.js';
import { CurrentUser } from '../access/current-user.decorator.js';
import type { SignedInUser } from '../request/signed-in-user.js';
import { defineMigration } from '../database/define-migration.js';
import { TenantDb } from '../database/tenant-db.js';
import { AppError } from '../errors/app-error.js';
import { Answers } from '../openapi/answers.decorator.js';
import { Once } from './once.decorator.js';

export const noteMigration = defineMigration(
  '1763700000091-note',
  `create table note (company_id uuid not null, id uuid not null default uuidv7(), user_id uuid not null, text text not null,
     primary key (company_id, id));
   select atrium_protect('note');`,
);

const newNoteSchema = z.object({ text: z.string().min(1), place: z.string().optional() });
type NewNote = z.infer<typeof newNoteSchema>;
const noteSchema = z.object({ id: z.uuid(), text: z.string() });

/** Holds a handler after its work, so that a test decides what happens meanwhile. */
@Injectable()
export class Gates {
  private readonly waiting = new Map<string, { reached: () => void; end: Promise<boolean> }>();

  /** Closes a gate. `reached` settles when a handler waits at it; `open(false)` makes that handler fail. */
  close(): { name: string; reached: Promise<void>; open: (succeed?: boolean) => void } {
    const name = randomUUID();
    let open: (succeed: boolean) => void = () => undefined;
    const end = new Promise<boolean>((resolve) => (open = resolve));
    const reached = new Promise<void>((resolve) => this.waiting.set(name, { reached: resolve, end }));
    return { name, reached, open: (succeed = true) => open(succeed) };
  }

  async pass(name: string | undefined): Promise<void> {
    const gate = name === undefined ? undefined : this.waiting.get(name);
    gate?.reached();
    if (gate && !(await gate.end)) throw new AppError('TRANSITION_REFUSED');
  }
}

@Controller('api/notes')
@Access({ session: 'any' })
export class NoteController {
  constructor(
    private readonly db: TenantDb,
    private readonly gates: Gates,
    private readonly audit: Audit,
  ) {}

  @Post()
  @Audited('note.create')
  @Answers(noteSchema, 201)
  @Once()
  create(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: newNoteSchema }) { text }: NewNote,
    @Headers('x-gate') gate?: string,
  ) {
    return this.insert(user, text, gate);
  }

  @Post('other')
  @Audited('note.create')
  @Answers(noteSchema, 201)
  @Once()
  createOther(@CurrentUser() user: SignedInUser, @Body({ schema: newNoteSchema }) { text }: NewNote) {
    return this.insert(user, text);
  }

  private insert(user: SignedInUser, text: string, gate?: string) {
    const { companyId, id: userId } = user;
    return this.db.run(companyId, async (tx) => {
      const [row] = await tx.query<{ id: string }[]>(
        'insert into note (company_id, user_id, text) values ($1, $2, $3) returning id',
        [companyId, userId, text],
      );
      const id = row?.id ?? '';
      this.audit.record({ action: 'note.create', by: user, resource: { kind: 'note', id, title: text } });
      await this.gates.pass(gate);
      return { id, text, secret: 'not declared' };
    });
  }
}

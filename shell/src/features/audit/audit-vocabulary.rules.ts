import type { AuditChoices, AuditKind } from '@atrium/contracts';
import { translate } from '@atrium/sdk';

interface AuditOption {
  value: string;
  label: string;
}

/** `workEmail` -> `Work e-mail`: what nobody has words for any more goes by its own. */
function ownWords(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  const said = words.replace(/\bemail\b/, 'e-mail');
  return translate(said.charAt(0).toUpperCase() + said.slice(1));
}

/** How the trail speaks, as the server says in the language of the page. */
export class AuditVocabulary {
  private readonly kinds: ReadonlyMap<string, AuditKind>;
  private readonly actions: ReadonlyMap<string, string | null>;

  constructor({ kinds, actions }: AuditChoices) {
    this.kinds = new Map(kinds.map((each) => [each.kind, each]));
    this.actions = new Map(actions.map(({ action, words }) => [action, words]));
  }

  /** Of what some route can do, by their words. */
  listActions(): AuditOption[] {
    return [...this.actions.keys()].map((value) => ({ value, label: this.action(value) }));
  }

  listKinds(): AuditOption[] {
    const kinds = [...this.actions.keys()].map((action) => action.split('.')[0] ?? action);
    return [...new Set(kinds)].map((value) => ({ value, label: this.kind(value) }));
  }

  /** `employee.update` -> `Employee changed` */
  action(action: string): string {
    const [kind = '', verb = ''] = action.split('.');
    return this.actions.get(action) ?? [this.kind(kind), ownWords(verb).toLowerCase()].join(' ').trim();
  }

  kind(kind: string): string {
    return this.kinds.get(kind)?.title ?? ownWords(kind);
  }

  field(kind: string, field: string): string {
    return this.kinds.get(kind)?.fields[field] ?? ownWords(field);
  }

  /** What people choose from; undefined for what they write. */
  values(kind: string, field: string): Readonly<Record<string, string>> | undefined {
    return this.kinds.get(kind)?.values[field];
  }

  /** What the portal called the record itself. */
  title(kind: string, id: string | null): string | undefined {
    return id === null ? undefined : this.kinds.get(kind)?.titles[id];
  }
}
